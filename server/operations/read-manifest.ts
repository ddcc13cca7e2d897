import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildManifestSchema, type BuildManifest } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { Config } from '#server/config.ts';
import { parseJson } from '#server/parse-json.ts';

/**
 * Reads the manifest of the build.
 *
 * @throws ConfigurationError when there is no build, or a build by another version
 */
export function readManifest(distFolder: string): BuildManifest {
  const location = join(distFolder, 'manifest.json');
  let text: string;
  try {
    text = readFileSync(location, 'utf8');
  } catch {
    throw new ConfigurationError([`There is no ${location}; build the site first: npm run build.`]);
  }
  const result = buildManifestSchema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const reason = issue ? ` (${issue.path.join(' → ')}: ${issue.message})` : '';
  throw new ConfigurationError([`${location} is not of this version${reason}; build the site again: npm run build.`]);
}

/**
 * Checks that the build and the server have the same origin, reCAPTCHA setting and retention time.
 *
 * @throws ConfigurationError that names each variable that differs
 */
export function requireMatchingBuild(
  { siteUrl, recaptchaSecret, retentionDays }: Pick<Config, 'siteUrl' | 'recaptchaSecret' | 'retentionDays'>,
  manifest: Pick<BuildManifest, 'siteUrl' | 'services' | 'retentionDays'>,
): void {
  const problems: string[] = [];
  if (siteUrl !== undefined && siteUrl !== manifest.siteUrl) {
    problems.push(`SITE_URL is "${siteUrl}", but the site was built for "${manifest.siteUrl}"; ${again}`);
  }
  if (recaptchaSecret !== undefined && !manifest.services.recaptcha) {
    problems.push(`RECAPTCHA_SITE_KEY is set, but the site was built without it; ${again}`);
  }
  if (recaptchaSecret === undefined && manifest.services.recaptcha) {
    problems.push(`RECAPTCHA_SITE_KEY is not set, but the site was built with it; set it and its secret, or ${again}`);
  }
  if (retentionDays !== manifest.retentionDays) {
    problems.push(
      `RETENTION_DAYS is ${retentionDays}, but the privacy policy was built with ${manifest.retentionDays}; ${again}`,
    );
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
}

/**
 * Returns whether search engines are asked not to index anything, and a sentence for the log that says why or why not.
 * `NOINDEX=true` also closes a build that may be indexed.
 */
export function indexingOf(
  { noindex }: Pick<Config, 'noindex'>,
  manifest: Pick<BuildManifest, 'indexing' | 'siteUrl'>,
) {
  const indexing = noindex ? 'noindex' : manifest.indexing;
  const sentences = {
    allowed: `search engines may index this site under ${manifest.siteUrl}`,
    noindex: 'search engines may not index this site, because NOINDEX is true',
    'no-site-url': 'search engines may not index this site, because it was built without SITE_URL',
  };
  return { isClosed: indexing !== 'allowed', sentence: sentences[indexing] };
}

const again = 'build the site again with the variables of this start: npm run build.';
