import type { BuildManifest } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { Config } from '#server/config.ts';

/**
 * Makes sure that the pages were built for this server: for its origin, for the check of forms that it makes,
 * and for how long it keeps them.
 *
 * @throws ConfigurationError naming each variable that a build and this start disagree about
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

const again = 'build the site again with the variables of this start: npm run build.';
