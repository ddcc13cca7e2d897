import type { BuildManifest } from '#contracts/build-manifest.ts';
import { ConfigurationError } from '#contracts/environment.ts';
import type { Config } from './config.ts';

/**
 * Makes sure that the pages were built for this server: for its origin, and for the check of forms that it makes.
 *
 * @throws ConfigurationError naming each variable that a build and this start disagree about
 */
export function requireMatchingBuild(
  { siteUrl, recaptchaSecret }: Pick<Config, 'siteUrl' | 'recaptchaSecret'>,
  manifest: Pick<BuildManifest, 'siteUrl' | 'services'>,
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
  if (problems.length > 0) throw new ConfigurationError(problems);
}

const again = 'build the site again with the variables of this start: npm run build.';
