import { platforms, type App, type Platform } from '#content/facts/apps.ts';

/** The privacy policy of an app on a platform, the last part of its address. */
export function policyOf({ policies }: Pick<App, 'policies'>, platform: Platform): string {
  return policies[platforms.indexOf(platform) as 0 | 1];
}
