import { platforms, type App, type Platform } from '#content/facts/apps.ts';

/** The slug of the privacy policy of an app on a platform. */
export function policySlug({ policies }: Pick<App, 'policies'>, platform: Platform): string {
  return policies[platforms.indexOf(platform) as 0 | 1];
}
