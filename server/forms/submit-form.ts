import { checkForm } from '#contracts/forms/check-form.ts';
import { isFieldOf } from '#contracts/forms/form-fields.ts';
import type { FieldErrors } from '#contracts/forms/check-values.ts';
import type { LanguageTag } from '#locales/registry.ts';
import { fileKinds } from '#contracts/forms/file-field.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import type { Log } from '#server/log.ts';
import { canonicalEmail } from '#server/storage/email-key.ts';
import type { RateLimits } from '#server/storage/rate-limits.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { boundTexts } from './bound-text.ts';
import { checkHuman, readHiddenFields, type HumanChecks } from './check-human.ts';
import { contentHash, idempotencyKey } from './content-hash.ts';
import type { Acceptance, Intake } from './intake.ts';
import { limitSubmissions } from './limit-submissions.ts';
import type { SpentProof } from './proof-of-work.ts';
import type { UploadedFile } from './uploads/receive-upload.ts';

/** A request for the newsletter. */
export type Subscription = { email: string; language: LanguageTag; proof: SpentProof | undefined };

/** A received form. */
export type Submission = {
  form: FormName;
  /** Texts by field, including hidden fields; not validated. */
  texts: Readonly<Record<string, unknown>>;
  files: readonly UploadedFile[];
  /** The sender's network; see `networkOf()`. */
  network: string;
  /** Tag of the live language for the response and mails. */
  language: LanguageTag;
  /** True when posted by the browser itself, without our script. */
  isNative: boolean;
};

/** Result of a submitted form. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; fields: FieldErrors }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

/** Why a form with valid fields was rejected. */
export type RefusalCode = 'spam' | 'proof-needed' | 'proof-invalid' | 'too-many-requests' | 'unavailable';

/** The parts that process forms. */
type FormParts = HumanChecks & {
  intake: Intake;
  newsletter: { subscribe: (subscription: Subscription) => Promise<Acceptance> };
  limits: RateLimits;
  metrics: { countSubmission: (form: FormName, outcome: string) => void };
  log: Log;
  /** Whether a job with this name exists. Applications for a job that has just closed are accepted. */
  isKnownJob: (job: string) => boolean;
};

/**
 * Creates the function that checks and stores all forms, for every endpoint. The outcome `accepted` means that a form is
 * stored durably. Rejected forms are logged with a code.
 */
export function createFormSubmitter(parts: FormParts) {
  const { log, metrics } = parts;
  return async (submission: Submission): Promise<Outcome> => {
    const { form } = submission;
    const outcome = await submit(parts, submission).catch((error: unknown): Outcome => {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error, form }, 'form could not be stored');
      return unavailable;
    });
    if (outcome.kind === 'invalid') log.info({ form, code: 'invalid-fields', fields: outcome.fields }, 'form rejected');
    if (outcome.kind === 'refused') log.info({ form, code: outcome.code }, 'form rejected');
    metrics.countSubmission(form, outcome.kind === 'refused' ? outcome.code : outcome.kind);
    return outcome;
  };
}

/** With a `Retry-After` that is enough for a restart of the database. */
const unavailable: Outcome = { kind: 'refused', code: 'unavailable', retryAfterSeconds: 30 };

async function submit(parts: FormParts, submission: Submission): Promise<Outcome> {
  const { form, texts, files, network, language, isNative } = submission;
  if (files.some((file) => !file.isWritten)) return unavailable;
  const { kept: bounded, errors } = boundTexts(texts);
  const tooLarge = Object.entries(errors).filter(([name]) => isFieldOf(form, name));
  const check = checkForm(form, { ...bounded, ...filesByField(bounded, files) });
  if (!check.ok || tooLarge.length > 0)
    return { kind: 'invalid', fields: { ...(check.ok ? {} : check.fields), ...Object.fromEntries(tooLarge) } };
  const { values } = check;
  if ('job' in values && !parts.isKnownJob(values.job)) return { kind: 'invalid', fields: { job: 'choice-unknown' } };
  const email = canonicalEmail(values.email);
  if (email === undefined) return { kind: 'invalid', fields: { email: 'email-invalid' } };

  const hidden = readHiddenFields(bounded);
  const human = await checkHuman(parts, { form, hidden, isNative });
  if (!human.ok) return { kind: 'refused', code: human.code };
  const { isTrusted, proof } = human;

  const fields = { ...onlyTexts(values), email };
  const kept = files.filter(({ field }) => Object.hasOwn(values, field));
  const hash = () => contentHash({ form, fields, files: kept });
  // Pages without JavaScript send no id. An id would only help to bypass the limits, so it is ignored.
  const id = isNative ? undefined : hidden.submissionId;
  // For the limits only repeats with an id need the hash; those have passed a check that costs their sender more.
  const hashed = id === undefined ? undefined : hash();
  const key = id && hashed && idempotencyKey(id, hashed);
  const limit = await limitSubmissions(parts.limits, { form, network, email, isTrusted, idempotencyKey: key });
  if (!limit.allowed) {
    return { kind: 'refused', code: 'too-many-requests', retryAfterSeconds: limit.retryAfterSeconds };
  }
  const acceptance =
    form === 'newsletter'
      ? await parts.newsletter.subscribe({ email, language, proof })
      : await parts.intake.accept({
          form,
          contentHash: hashed ?? hash(),
          idempotencyKey: key,
          language,
          fields,
          files: kept,
          proof,
          sendsReceipt: limit.sendsReceipt,
        });
  return acceptance === 'proof-spent' ? { kind: 'refused', code: 'proof-invalid' } : { kind: 'accepted' };
}

/** Values of the file fields: a file, or a text, which the contract rejects. Other values never count as a file. */
function filesByField(
  texts: Readonly<Record<string, unknown>>,
  files: readonly UploadedFile[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fileKinds).map((field) => {
      const text = typeof texts[field] === 'string' ? texts[field] : undefined;
      return [field, files.find((file) => file.field === field) ?? text];
    }),
  );
}

function onlyTexts(values: object): Record<string, string> {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}
