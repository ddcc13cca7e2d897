import { createAccessCounter } from './operations/observe-requests.ts';
import type { Config } from './config.ts';
import { createFormSubmitter } from './forms/submit-form.ts';
import { createProofDifficulty } from './forms/proof-difficulty.ts';
import { createProofOfWork, type ProofOfWork } from './forms/proof-of-work.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createRecaptchaCheck } from './forms/verify-recaptcha.ts';
import { createIntake } from './forms/intake.ts';
import { pageLabels, type Labels } from './labels.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './operations/metrics.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createOutbox } from './mail/outbox/outbox.ts';
import { openClock } from './operations/clock.ts';
import { createRetention } from './operations/retention.ts';
import { indexingOf, readManifest, requireMatchingBuild } from './operations/read-manifest.ts';
import { loadSite } from './http/static/load-site.ts';
import { createRateLimits } from './storage/rate-limits.ts';
import { openStorage } from './storage/open-storage.ts';
import { uploadFolder } from './forms/uploads/upload-folder.ts';
import { uploadLimits } from './forms/uploads/receive-upload.ts';
import { createSharedBudget } from './requests/shared-budget.ts';

/** What the parts of the server share; created once and passed to each. */
export type Context = Awaited<ReturnType<typeof createContext>>;

/** Parts that tests replace. */
type Overrides = { log?: Log; labels?: Labels; proofs?: ProofOfWork };

/**
 * Creates the parts and opens the database. The caller has to close `storage`.
 *
 * @param distFolder folder of the build
 * @throws ConfigurationError when no build fits this server, or the database can't be opened
 */
export async function createContext(config: Config, distFolder: string, overrides: Overrides = {}) {
  const log = overrides.log ?? createLog();
  const manifest = readManifest(distFolder);
  requireMatchingBuild(config, manifest);
  const isHttps = config.siteUrl?.startsWith('https:') ?? false;
  const indexing = indexingOf(config, manifest);
  const security = createSecurityHeaders({ services: manifest.services, isHttps, isClosed: indexing.isClosed });
  const site = loadSite(distFolder, manifest, security);
  const storage = await openStorage(config.database);
  const clock = await openClock(storage, Date.parse(manifest.builtAt));
  const outbox = createOutbox(storage, config, log, { now: clock.now });
  const onMail = () => outbox.wake();
  const intake = createIntake(storage, onMail, clock.now);
  const newsletter = createNewsletter(storage, config, onMail, clock.now);
  const limits = createRateLimits(storage);
  const metrics = createMetrics();
  const proofs = overrides.proofs ?? createProofOfWork(await storage.secret('proof-of-work'));
  const { recaptchaSecret: secret } = config;
  const recaptcha = secret === undefined ? undefined : createRecaptchaCheck(secret, log);
  const isKnownJob = (job: string) => site.files.has(`/careers/${job}/apply`);
  return {
    config,
    log,
    access: createAccessCounter(log),
    security,
    site,
    indexing,
    storage,
    intake,
    newsletter,
    outbox,
    retention: createRetention(storage, config, log, clock),
    limits,
    labels: overrides.labels ?? pageLabels,
    metrics,
    proofs,
    proofDifficulty: createProofDifficulty(),
    uploads: { folder: uploadFolder(config), running: createSharedBudget(uploadLimits) },
    submitForm: createFormSubmitter({ log, intake, newsletter, limits, metrics, proofs, recaptcha, isKnownJob }),
    /** True after a signal to stop. */
    isStopping: false,
  };
}
