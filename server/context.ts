import { createAccessCounter, type AccessCounter } from './access-counter.ts';
import type { Config } from './config.ts';
import { createSecurityHeaders, type SecurityHeaders } from './guards/security-headers.ts';
import { createIntake, type Intake } from './intake/intake.ts';
import { createLog, type Log } from './log.ts';
import { createNewsletter, type Newsletter } from './newsletter/newsletter.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { requireMatchingBuild } from './require-matching-build.ts';
import { loadSite, readManifest, type Site } from './static/load-site.ts';
import { createRateLimits, type RateLimits } from './storage/rate-limits.ts';
import { openStorage, type Storage } from './storage/storage.ts';

/** Everything the parts of the server share; made once, handed to each. */
export type Context = {
  config: Config;
  log: Log;
  access: AccessCounter;
  security: SecurityHeaders;
  site: Site;
  storage: Storage;
  intake: Intake;
  newsletter: Newsletter;
  outbox: Outbox;
  limits: RateLimits;
  /** Addresses of built pages that a route answers where the request has a query: it fills the page in. */
  pagesOfRoutes: Set<string>;
  /** Set once the process has been asked to end. */
  isStopping: boolean;
};

/**
 * Joins the parts. The database is open afterwards: who makes a context closes its storage.
 *
 * @param distFolder the build's folder
 * @param overrides parts that a test brings itself
 * @throws ConfigurationError when there is no build that this server can serve, or no database
 */
export async function createContext(
  config: Config,
  distFolder: string,
  overrides: Partial<Pick<Context, 'log' | 'access'>> = {},
): Promise<Context> {
  const log = overrides.log ?? createLog();
  const manifest = readManifest(distFolder);
  requireMatchingBuild(config, manifest);
  const isHttps = config.siteUrl?.startsWith('https:') ?? false;
  const security = createSecurityHeaders({ services: manifest.services, isHttps });
  const site = loadSite(distFolder, manifest, security);
  const storage = await openStorage(config.database);
  const outbox = createOutbox(storage, config, log);
  const onMail = () => outbox.wake();
  return {
    config,
    log,
    access: overrides.access ?? createAccessCounter(log),
    security,
    site,
    storage,
    intake: createIntake(storage, onMail),
    newsletter: createNewsletter(storage, onMail),
    outbox,
    limits: createRateLimits(storage),
    pagesOfRoutes: new Set(),
    isStopping: false,
  };
}
