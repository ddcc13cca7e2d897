import { createAccessCounter, type AccessCounter } from './access-counter.ts';
import type { Config } from './config.ts';
import { createSecurityHeaders, type SecurityHeaders } from './guards/security-headers.ts';
import { createLog, type Log } from './log.ts';
import { requireMatchingBuild } from './require-matching-build.ts';
import { loadSite, readManifest, type Site } from './static/load-site.ts';

/** Everything the parts of the server share; made once, handed to each. */
export type Context = {
  config: Config;
  log: Log;
  access: AccessCounter;
  security: SecurityHeaders;
  site: Site;
  /** Set once the process has been asked to end. */
  isStopping: boolean;
};

/**
 * Joins the parts.
 *
 * @param distFolder the build's folder
 * @param overrides parts that a test brings itself
 * @throws ConfigurationError when there is no build that this server can serve
 */
export function createContext(
  config: Config,
  distFolder: string,
  overrides: Partial<Pick<Context, 'log' | 'access'>> = {},
): Context {
  const log = overrides.log ?? createLog();
  const manifest = readManifest(distFolder);
  requireMatchingBuild(config, manifest);
  const isHttps = config.siteUrl?.startsWith('https:') ?? false;
  const security = createSecurityHeaders({ services: manifest.services, isHttps });
  return {
    config,
    log,
    access: overrides.access ?? createAccessCounter(log),
    security,
    site: loadSite(distFolder, manifest, security),
    isStopping: false,
  };
}
