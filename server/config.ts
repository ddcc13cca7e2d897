import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { retention } from '#content/facts/retention.ts';
import {
  noindexVariable,
  recaptchaSiteKeyVariable,
  retentionDaysVariable,
  siteUrlVariable,
} from '#contracts/build-config.ts';
import { allOrProblems, ConfigurationError, readVariables, type Variables } from '#contracts/environment.ts';

/** The server's configuration, as `toConfig()` reads it from the environment. */
export type Config = ReturnType<typeof toConfig>;

export type DatabaseConfig = { dialect: 'sqlite'; path: string } | { dialect: 'postgres'; url: string };

/** Returns the environment of this process. No other code of the server reads it. */
export function readEnv(): Variables {
  return process.env;
}

/**
 * Turns environment variables into the server's configuration. A pure function.
 *
 * @throws ConfigurationError that names every invalid variable
 */
export function toConfig(variables: Variables) {
  const [read] = allOrProblems(
    () => readVariables(serverVariables, variables, secrets),
    () => requireRecaptchaPair(variables),
  );
  requireEncryptedDatabase(read.DATABASE_URL, read.ALLOW_UNENCRYPTED);
  return {
    host: read.HOST,
    /** 0 selects any free port. */
    port: read.PORT,
    /** Canonical origin. Default: the server's own `http://HOST:PORT`. */
    siteUrl: read.SITE_URL,
    /** When true, search engines are asked not to index anything. */
    noindex: read.NOINDEX,
    /** Number of proxies in front of the server whose `X-Forwarded-*` headers are trusted; false for none. */
    trustProxy: read.TRUST_PROXY,
    database: read.DATABASE_URL,
    /** When undefined, mails are written as files. */
    smtpUrl: read.SMTP_URL,
    /** What may be unencrypted, because the operator accepts it. */
    allowUnencrypted: read.ALLOW_UNENCRYPTED,
    /** Public age keys that backups are encrypted to. */
    backupRecipients: read.BACKUP_RECIPIENT,
    /** Default of `mailFrom` and `mailTo`: the company's own addresses. */
    mailFrom: read.MAIL_FROM,
    mailTo: read.MAIL_TO,
    /** How long submissions are kept, in days. */
    retentionDays: read.RETENTION_DAYS,
    /** When undefined, forms use proof of work. */
    recaptchaSecret: read.RECAPTCHA_SECRET,
    /** Token for `/metrics`. When undefined, `/metrics` is closed. */
    metricsToken: read.METRICS_TOKEN,
    /** When false, browsers remove the service worker and its caches. */
    serviceWorker: read.SERVICE_WORKER === 'on',
  };
}

/** Returns a sentence for each questionable setting that doesn't prevent the server from running. */
export function configurationWarnings({ host, siteUrl, trustProxy, database }: Config): string[] {
  const warnings: string[] = [];
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (siteUrl === undefined && isEverywhere) {
    warnings.push(
      `SITE_URL is not set while HOST is ${host}, which no link can lead to: set it, or links in mails will not work.`,
    );
  }
  // This server speaks plain HTTP, so a proxy in front of it must terminate TLS.
  if (siteUrl?.startsWith('https:') && trustProxy === false) {
    warnings.push(
      'TRUST_PROXY is not set while SITE_URL is https: behind a proxy all visitors count as one network for the limits; set it to the number of proxies.',
    );
  }
  if (trustProxy !== false && isEverywhere) {
    warnings.push(
      `TRUST_PROXY is ${trustProxy} while HOST is ${host}: anyone who reaches this port without the proxy can pretend to be any network; close it to others or set HOST to 127.0.0.1.`,
    );
  }
  if (database.dialect === 'sqlite' && !isAbsolute(database.path)) {
    warnings.push(
      `DATABASE_URL is a relative path, which means ${resolve(database.path)} only when started in this folder; a release in another folder begins with an empty database.`,
    );
  }
  return warnings;
}

const portVariable = z
  .string()
  .regex(/^\d{1,5}$/, 'a whole number from 0 to 65535, such as 3000')
  .transform(Number)
  .refine((port) => port <= 65_535, 'a whole number from 0 to 65535, such as 3000');

const hostVariable = z
  .string()
  .regex(/^[\w.:-]+$/, 'a host name or IP address to listen on, such as 127.0.0.1 or 0.0.0.0, without scheme and port');

const trustProxyVariable = z.string().transform((text, context): false | number => {
  if (text === 'false') return false;
  // Trusting every hop would trust what the client itself wrote into the header.
  if (text === 'true') return 1;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  context.addIssue('false, true (one proxy) or the number of proxies in front of the server, from 1 to 99');
  return z.NEVER;
});

const databaseVariable = z.string().transform((text, context): DatabaseConfig => {
  const [, path] = /^sqlite:(.+)$/.exec(text) ?? [];
  if (path) return { dialect: 'sqlite', path };
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1)
    return { dialect: 'postgres', url: text };
  context.addIssue(
    'sqlite:PATH, such as sqlite:/var/lib/northlamp/northlamp.sqlite, or postgres://USER:PASSWORD@HOST:PORT/DATABASE',
  );
  return z.NEVER;
});

const smtpVariable = z.string().refine(
  (text) => {
    const url = URL.parse(text);
    return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  },
  { error: 'smtp://USER:PASSWORD@HOST:PORT, or smtps:// for a server that speaks TLS from the first byte' },
);

/** The host needs a dot inside. */
const address = String.raw`[^\s@<>,;"]+@[^\s@<>,;"][^\s@<>,;".]*\.[^\s@<>,;"]+`;

const senderVariable = z
  .string()
  .regex(
    new RegExp(`^(${address}|[^<>@\\r\\n]+ <${address}>)$`),
    'a mail address, alone or with a name: Northlamp <hello@example.com>',
  );

const recipientsVariable = z
  .string()
  .regex(new RegExp(`^${address}(, ?${address})*$`), 'one mail address or several, separated by commas');

const allowUnencryptedVariable = z
  .string()
  .transform((text) => text.split(/, ?/))
  .pipe(
    z.array(z.enum(['smtp', 'database', 'backup'], 'smtp, database, backup, or several of them separated by commas')),
  );

const recipientVariable = z
  .string()
  .regex(
    /^age1[a-z0-9]+(, ?age1[a-z0-9]+)*$/,
    'a public key of age, which starts with age1, or several separated by commas',
  )
  .transform((text) => text.split(/, ?/));

/** In the project's folder, independent of the working directory. */
const defaultDatabasePath = fileURLToPath(new URL('../var/northlamp.sqlite', import.meta.url));

const serverVariables = z.object({
  HOST: hostVariable.default('127.0.0.1'),
  PORT: portVariable.default(3000),
  SITE_URL: siteUrlVariable.optional(),
  NOINDEX: noindexVariable,
  TRUST_PROXY: trustProxyVariable.default(false),
  DATABASE_URL: databaseVariable.default({ dialect: 'sqlite', path: defaultDatabasePath }),
  SMTP_URL: smtpVariable.optional(),
  ALLOW_UNENCRYPTED: allowUnencryptedVariable.default([]),
  BACKUP_RECIPIENT: recipientVariable.default([]),
  MAIL_FROM: senderVariable.optional(),
  MAIL_TO: recipientsVariable.optional(),
  RETENTION_DAYS: retentionDaysVariable.default(retention.forms.days),
  RECAPTCHA_SITE_KEY: recaptchaSiteKeyVariable.optional(),
  RECAPTCHA_SECRET: z
    .string()
    .regex(/^[\w-]{20,100}$/, 'the secret that belongs to RECAPTCHA_SITE_KEY: letters, digits, - and _')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/=-]{16,200}$/,
      'a token of at least 16 letters, digits and . ~ + / = - _, such as openssl rand -hex 32 prints',
    )
    .optional(),
  SERVICE_WORKER: z
    .enum(['on', 'off'], 'on or off, which makes browsers delete the service worker and the pages it saved')
    .default('on'),
});

/** Names of all variables of the server. */
export const serverVariableNames: readonly string[] = Object.keys(serverVariables.shape);

const secrets = {
  DATABASE_URL: 'password',
  SMTP_URL: 'password',
  // Somebody may paste the private key.
  BACKUP_RECIPIENT: 'whole',
  RECAPTCHA_SECRET: 'whole',
  METRICS_TOKEN: 'whole',
} as const;

function requireRecaptchaPair(variables: Variables): void {
  const pair = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'];
  const missing = pair.filter((name) => !variables[name]?.trim());
  if (missing.length !== 1) return;
  const set = pair.find((name) => !missing.includes(name));
  throw new ConfigurationError(
    missing.map((name) => `${name} is not set; expected a value, because ${set} is set and reCAPTCHA needs both.`),
  );
}

/** Whether a host of a URL is this machine. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|\[::1\]|)$/.test(hostname) || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}

/**
 * PostgreSQL on another machine needs TLS with a verified certificate, because everything visitors send passes there.
 * A Unix socket is named by `?host=/folder`, or by an encoded path as host.
 */
function requireEncryptedDatabase(database: DatabaseConfig, allowUnencrypted: readonly string[]): void {
  if (database.dialect === 'sqlite' || allowUnencrypted.includes('database')) return;
  const { hostname, searchParams } = new URL(database.url);
  // The driver uses the last one of repeated parameters.
  const parameter = (name: string) => searchParams.getAll(name).at(-1);
  const host = parameter('host') ?? decodeURIComponent(hostname);
  if (isThisMachine(host) || host.startsWith('/')) return;
  if (/^(require|verify-ca|verify-full)$/.test(parameter('sslmode') ?? '')) return;
  throw new ConfigurationError([
    `DATABASE_URL names a database on another machine (${host}) without TLS; add ?sslmode=verify-full, or accept an unencrypted connection with ALLOW_UNENCRYPTED=database.`,
  ]);
}
