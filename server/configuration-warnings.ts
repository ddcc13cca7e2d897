import { isAbsolute, resolve } from 'node:path';
import type { Config } from './config.ts';

/** The settings that are checked. */
type Configuration = Pick<Config, 'host' | 'siteUrl' | 'trustProxy' | 'database'>;

/** Returns a sentence for each questionable setting that doesn't prevent the server from running. */
export function configurationWarnings({ host, siteUrl, trustProxy, database }: Configuration): string[] {
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
