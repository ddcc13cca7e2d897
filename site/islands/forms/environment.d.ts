/** Build-time constants of the forms (`astro.config.ts`), so that pages don't have to contain them. */
declare const FORMS: {
  /** A hosted e-mail service; null: our own server. */
  readonly emailService: NonNullable<import('#contracts/build-config.ts').BuildConfig['emailService']> | null;
  /** Site key of reCAPTCHA v3; null: proof of work. */
  readonly recaptchaSiteKey: string | null;
  /** The company's name and its address for each form, for the templates of a hosted service. */
  readonly company: string;
  /** Message of a newsletter subscription to the company; `#` is the address. Visitors never see it. */
  readonly subscription: string;
  readonly recipients: Readonly<Record<import('#contracts/forms/form-names.ts').FormName, string>>;
};
