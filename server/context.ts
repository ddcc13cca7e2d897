import { createAccessCounter, type AccessCounter } from './operations/access-counter.ts';
import type { Config } from './config.ts';
import { createFormSubmitter, type FormSubmitter } from './forms/submit-form.ts';
import { createProofDifficulty, type ProofDifficulty } from './forms/proof-difficulty.ts';
import { createProofOfWork, type ProofOfWork } from './forms/proof-of-work.ts';
import { createSecurityHeaders, type SecurityHeaders } from './http/security-headers.ts';
import { createRecaptchaCheck, type RecaptchaCheck } from './forms/verify-recaptcha.ts';
import { createIntake, type Intake } from './forms/intake.ts';
import { createLabels, type Labels } from './labels.ts';
import { createLog, type Log } from './log.ts';
import { createFormMetrics, type FormMetrics } from './operations/form-metrics.ts';
import { createNewsletter, type Newsletter } from './newsletter/newsletter.ts';
import { createOutbox, type Outbox } from './mail/outbox/outbox.ts';
import { createRetention, type Retention } from './operations/retention.ts';
import { readManifest, requireMatchingBuild } from './operations/read-manifest.ts';
import { loadSite, type Site } from './http/static/load-site.ts';
import { createRateLimits, type RateLimits } from './storage/rate-limits.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import type { Uploads } from './forms/uploads/receive-upload.ts';
import { uploadFolder } from './forms/uploads/upload-folder.ts';
import { createUploadPlaces } from './forms/uploads/upload-places.ts';

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
  retention: Retention;
  limits: RateLimits;
  labels: Labels;
  metrics: FormMetrics;
  proofs: ProofOfWork;
  proofDifficulty: ProofDifficulty;
  uploads: Uploads;
  submitForm: FormSubmitter;
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
  overrides: Partial<
    Pick<Context, 'log' | 'access' | 'labels' | 'proofs'> & { recaptcha: RecaptchaCheck; uploads: Partial<Uploads> }
  > = {},
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
  const intake = createIntake(storage, onMail);
  const limits = createRateLimits(storage);
  const metrics = createFormMetrics();
  const proofs = overrides.proofs ?? createProofOfWork(await storage.secret('proof-of-work'));
  const recaptcha =
    overrides.recaptcha ?? (config.recaptchaSecret && createRecaptchaCheck(config.recaptchaSecret, log));
  const isKnownJob = (job: string) => site.files.has(`/careers/${job}/apply`);
  return {
    config,
    log,
    access: overrides.access ?? createAccessCounter(log),
    security,
    site,
    storage,
    intake,
    newsletter: createNewsletter(storage, onMail),
    outbox,
    retention: createRetention(storage, config, log),
    limits,
    labels: overrides.labels ?? createLabels(),
    metrics,
    proofs,
    proofDifficulty: createProofDifficulty(),
    uploads: {
      folder: uploadFolder(config),
      places: createUploadPlaces(),
      ...overrides.uploads,
    },
    submitForm: createFormSubmitter({
      log,
      intake,
      limits,
      metrics,
      proofs,
      recaptcha: recaptcha || undefined,
      isKnownJob,
    }),
    isStopping: false,
  };
}
