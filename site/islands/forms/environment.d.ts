/** What the build knows and the forms need, put in as constants (`astro.config.ts`), so that no page has to carry it. */
declare const FORMS: {
  /** A hosted e-mail service; null: our own server. */
  readonly emailService: import('#contracts/build-config.ts').EmailService | null;
  /** Site key of reCAPTCHA v3; null: proof of work. */
  readonly recaptchaSiteKey: string | null;
  /** The company's name and its address for each form, for the templates of a hosted service. */
  readonly company: string;
  /** The message of a newsletter's subscription; `#` stands for the address. The company reads it, no visitor. */
  readonly subscription: string;
  readonly recipients: Readonly<Record<import('#contracts/forms/form-names.ts').FormName, string>>;
};
