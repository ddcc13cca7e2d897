import { buildConfig } from '#site/build-config.ts';

/** An address with the site's origin in front. */
export function absolute(path: string): string {
  return new URL(path, buildConfig.siteUrl).href;
}
