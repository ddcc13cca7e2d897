import { z } from 'zod';
import { defaultCode, languages } from '#locales/registry.ts';
import { allOrProblems, originVariable, readVariables, type Variables } from './environment.ts';

/** What the environment asks of a build. Pages are written from it, so a change of it means another build. */
export type BuildConfig = {
  /** Canonical origin, without a slash at its end. */
  siteUrl: string;
  /** Codes of the languages to build, English among them; undefined: every live one. */
  locales: readonly string[] | undefined;
  /** A hosted e-mail service the forms send to; undefined: our own server. */
  emailService: EmailService | undefined;
  /** Site key of reCAPTCHA v3; undefined: proof of work. */
  recaptchaSiteKey: string | undefined;
  /** How long submissions are kept, days, as the pages say; undefined: `content/facts/retention.ts` says. */
  retentionDays: number | undefined;
};

/** The hosted service's numbers, as its SDK takes them. */
export type EmailService = {
  origin: string;
  publicKey: string;
  serviceId: string;
  templates: { newsletter: string; inquiry: string; contact: string; support: string; application: string };
};

/** Where the site is in production: the origin of a build for which none was named, and the only one that is indexed. */
export const productionOrigin = 'https://www.northlamp.example';

/** `SITE_URL`, which the build and the server read alike. */
export const siteUrlVariable = originVariable(
  'an origin with http or https and without a path, such as https://www.example.com',
);

/** `RECAPTCHA_SITE_KEY`, which the build and the server read alike. */
export const recaptchaSiteKeyVariable = z
  .string()
  .regex(/^[\w-]{20,100}$/, 'a reCAPTCHA v3 site key: letters, digits, - and _');

const retentionDaysExpected = 'a whole number of days from 1 to 36500, such as 730';

/** `RETENTION_DAYS`, which the build and the server read alike. */
export const retentionDaysVariable = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, retentionDaysExpected)
  .transform(Number)
  .refine((days) => days <= 36_500, retentionDaysExpected);

/**
 * Decides a build's configuration from environment variables; pure.
 *
 * @throws ConfigurationError naming every wrong variable
 */
export function toBuildConfig(variables: Variables): BuildConfig {
  const [site, emailService] = allOrProblems(
    () => readVariables(siteVariables, variables),
    () => (wantsEmailService(variables) ? readVariables(emailVariables, variables) : undefined),
  );
  return {
    siteUrl: site.SITE_URL ?? productionOrigin,
    locales: site.LOCALES,
    emailService,
    recaptchaSiteKey: site.RECAPTCHA_SITE_KEY,
    retentionDays: site.RETENTION_DAYS,
  };
}

/**
 * Canonical text of a build's configuration: equal for equal configurations. The build writes it into its manifest,
 * and a start compares it with its own to see whether the site must be built again. Holds no secret.
 */
export function buildInputs(config: BuildConfig): string {
  const { siteUrl, locales, emailService, recaptchaSiteKey, retentionDays } = config;
  return JSON.stringify({ siteUrl, locales, emailService, recaptchaSiteKey, retentionDays });
}

/** Not a language of the registry: English made longer and accented, to try layouts with (`locales/pseudo.ts`). */
const pseudoCode = 'pseudo';

const localesVariable = z.string().transform((list, context): string[] => {
  const fold = (code: string) => code.trim().toLowerCase().replaceAll('_', '-');
  const codes = languages.map((language): string => language.code);
  const known = [...codes, pseudoCode];
  const wanted = list.split(',').map(fold);
  if (wanted.every((code) => known.some((other) => fold(other) === code))) {
    // English is the fallback of every other language, so there is no site without it.
    return known.filter((code) => code === defaultCode || wanted.includes(fold(code)));
  }
  context.addIssue(`codes of languages, separated by commas, out of ${codes.join(', ')}`);
  return z.NEVER;
});

const siteVariables = z.object({
  SITE_URL: siteUrlVariable.optional(),
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
    // Over http a visitor's message could be read on its way; on this machine that cannot happen, and tests need it.
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
  .transform((read): EmailService => ({
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

function wantsEmailService(variables: Variables): boolean {
  return Object.keys(emailVariables.in.shape).some((name) => variables[name]?.trim());
}
