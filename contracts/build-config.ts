import { z } from 'zod';
import { defaultCode, languages, pseudoLanguage, type BuildCode } from '#locales/registry.ts';
import { allOrProblems, originVariable, readVariables, type Variables } from './environment.ts';

/** Build settings from the environment, as `toBuildConfig()` reads them. They end up in the pages, so a change requires a rebuild. */
export type BuildConfig = ReturnType<typeof toBuildConfig>;

/** Origin in the pages of a build without `SITE_URL`. */
const defaultOrigin = 'https://www.northlamp.example';

/** Whether search engines may index a build, or which variable prevents it: `NOINDEX=true`, or no `SITE_URL`. */
export const indexings = ['allowed', 'noindex', 'no-site-url'] as const;

export type Indexing = (typeof indexings)[number];

/** `SITE_URL`, read by the build and the server. */
export const siteUrlVariable = originVariable(
  'an origin with http or https and without a path, such as https://www.example.com',
);

/** `NOINDEX`, read by the build and the server. */
export const noindexVariable = z
  .enum(['true', 'false'], 'true, which closes a test instance to search engines, or false')
  .default('false')
  .transform((text) => text === 'true');

/** `RECAPTCHA_SITE_KEY`, read by the build and the server. */
export const recaptchaSiteKeyVariable = z
  .string()
  .regex(/^[\w-]{20,100}$/, 'a reCAPTCHA v3 site key: letters, digits, - and _');

const retentionDaysExpected = 'a whole number of days from 1 to 36500, such as 730';

/** `RETENTION_DAYS`, read by the build and the server. */
export const retentionDaysVariable = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, retentionDaysExpected)
  .transform(Number)
  .refine((days) => days <= 36_500, retentionDaysExpected);

/**
 * Reads the build configuration from environment variables. Pure.
 *
 * @throws ConfigurationError that names every invalid variable
 */
export function toBuildConfig(variables: Variables) {
  const [site, emailService] = allOrProblems(
    () => readVariables(siteVariables, variables),
    () => (wantsEmailService(variables) ? readVariables(emailVariables, variables) : undefined),
  );
  const indexing: Indexing = site.NOINDEX ? 'noindex' : site.SITE_URL === undefined ? 'no-site-url' : 'allowed';
  return {
    /** Canonical origin, without a trailing slash. */
    siteUrl: site.SITE_URL ?? defaultOrigin,
    /** Whether search engines may index the pages. */
    indexing,
    /** Codes of the languages to build, including English. Default: all live ones. */
    locales: site.LOCALES,
    /** A hosted e-mail service that forms send to, as its SDK expects it. Default: our own server. */
    emailService,
    /** Site key of reCAPTCHA v3. When undefined, forms use proof of work. */
    recaptchaSiteKey: site.RECAPTCHA_SITE_KEY,
    /** Days that submissions are kept, as stated in the pages. Default: the value in `content/facts/retention.ts`. */
    retentionDays: site.RETENTION_DAYS,
  };
}

/**
 * Canonical text of a build configuration: equal configurations give equal texts. The build stores it in its manifest,
 * and `npm start` compares it with the current one to decide whether to rebuild. Contains no secret.
 */
export function buildInputs(config: BuildConfig): string {
  return JSON.stringify(config);
}

const localesVariable = z.string().transform((list, context): BuildCode[] => {
  const fold = (code: string) => code.trim().toLowerCase().replaceAll('_', '-');
  const codes = languages.map(({ code }) => code);
  const known = [...codes, pseudoLanguage.code];
  const wanted = list.split(',').map(fold);
  if (wanted.every((code) => known.some((other) => fold(other) === code))) {
    // Every other language falls back to English, so it is always built.
    return known.filter((code) => code === defaultCode || wanted.includes(fold(code)));
  }
  context.addIssue(`codes of languages, separated by commas, out of ${codes.join(', ')}`);
  return z.NEVER;
});

const siteVariables = z.object({
  SITE_URL: siteUrlVariable.optional(),
  NOINDEX: noindexVariable,
  LOCALES: localesVariable.optional(),
  RECAPTCHA_SITE_KEY: recaptchaSiteKeyVariable.optional(),
  RETENTION_DAYS: retentionDaysVariable.optional(),
});

const together = '(the EMAIL_ variables go together: set all or none)';

const identifier = (what: string) => {
  const expected = `${what}, of letters, digits, - and _ ${together}`;
  return z.string(expected).regex(/^[\w-]{1,100}$/, expected);
};

const templateId = identifier("a template's id at the e-mail service");

const emailVariables = z
  .object({
    // Plain http would expose a visitor's message in transit. On loopback it can't, and tests need it.
    EMAIL_SERVICE_ORIGIN: originVariable(
      `an origin with https and without a path, such as https://api.example.com ${together}`,
      ({ protocol, hostname }) => protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    ),
    EMAIL_PUBLIC_KEY: identifier("the e-mail service's public key"),
    EMAIL_SERVICE_ID: identifier("a service's id at the e-mail service"),
    EMAIL_TEMPLATE_NEWSLETTER: templateId,
    EMAIL_TEMPLATE_INQUIRY: templateId,
    EMAIL_TEMPLATE_CONTACT: templateId,
    EMAIL_TEMPLATE_SUPPORT: templateId,
    EMAIL_TEMPLATE_APPLICATION: templateId,
  })
  .transform((read) => ({
    origin: read.EMAIL_SERVICE_ORIGIN,
    publicKey: read.EMAIL_PUBLIC_KEY,
    serviceId: read.EMAIL_SERVICE_ID,
    templates: {
      newsletter: read.EMAIL_TEMPLATE_NEWSLETTER,
      inquiry: read.EMAIL_TEMPLATE_INQUIRY,
      contact: read.EMAIL_TEMPLATE_CONTACT,
      support: read.EMAIL_TEMPLATE_SUPPORT,
      application: read.EMAIL_TEMPLATE_APPLICATION,
    },
  }));

/** Names of all variables of a build. */
export const buildVariableNames: readonly string[] = [
  ...Object.keys(siteVariables.shape),
  ...Object.keys(emailVariables.in.shape),
];

function wantsEmailService(variables: Variables): boolean {
  return Object.keys(emailVariables.in.shape).some((name) => variables[name]?.trim());
}
