import { buildConfig } from '#site/build-config.ts';

/** Returns the absolute URL of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, buildConfig.siteUrl).href;
}
