import { createHash } from 'node:crypto';
import { checkForm } from '#contracts/forms/check-form.ts';
import type { FieldErrors } from '#contracts/forms/check-values.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields, isSubmissionId } from '#contracts/forms/hidden-fields.ts';
import { checkHuman, type HumanChecks } from '#server/guards/check-human.ts';
import { limitSubmissions } from '#server/guards/limit-submissions.ts';
import type { Acceptance, Intake, SpentProof, UploadedFile } from '#server/intake/intake.ts';
import type { Log } from '#server/log.ts';
import type { FormMetrics } from '#server/metrics/form-metrics.ts';
import type { RateLimits } from '#server/storage/rate-limits.ts';
import { StorageUnavailable } from '#server/storage/storage-unavailable.ts';
import { describeFiles, type IdentifiedFile } from './describe-files.ts';

/** A form as it was received. */
export type Submission = {
  form: FormName;
  /** Texts by field, those of hidden fields included: anything at all. */
  texts: Readonly<Record<string, unknown>>;
  files: readonly IdentifiedFile[];
  /** Of the sender; see `networkOf()`. */
  network: string;
  /** Tag of the live language to answer and write mails in. */
  language: string;
  /** Posted by the browser itself, without our script. */
  isNative: boolean;
};

/** What became of it. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; fields: FieldErrors }
  | { kind: 'refused'; code: RefusalCode; retryAfterSeconds?: number };

/** Why a form was refused that is not wrong in any field. */
export type RefusalCode = 'spam' | 'proof-needed' | 'proof-invalid' | 'too-many-requests' | 'unavailable';

/** Takes a form through its checks into the storage. What it answers with `accepted` is kept, durably. */
export type FormSubmitter = (submission: Submission) => Promise<Outcome>;

/** The parts that forms go through. */
export type FormParts = HumanChecks & {
  intake: Intake;
  limits: RateLimits;
  metrics: Pick<FormMetrics, 'countSubmission'>;
  log: Log;
  /** Whether there is a job of that name. One that closed while somebody wrote is for people to decide. */
  isKnownJob: (job: string) => boolean;
};

/** Makes the way of all forms, whichever address they come by. */
export function createFormSubmitter(parts: FormParts): FormSubmitter {
  return async (submission) => {
    const outcome = await submit(parts, submission).catch((error: unknown): Outcome => {
      if (!(error instanceof StorageUnavailable)) throw error;
      parts.log.error({ err: error, form: submission.form }, 'a form was refused, because it can not be stored');
      return { kind: 'refused', code: 'unavailable', retryAfterSeconds: unavailableSeconds };
    });
    parts.metrics.countSubmission(submission.form, outcome.kind === 'refused' ? outcome.code : outcome.kind);
    return outcome;
  };
}

/** How soon another try is worth it: a database that was started anew is there by then. */
const unavailableSeconds = 30;

async function submit(parts: FormParts, submission: Submission): Promise<Outcome> {
  const { form, texts, files, network, isNative } = submission;
  const check = checkForm(form, { ...texts, ...describeFiles(form, files) });
  if (!check.ok) return { kind: 'invalid', fields: check.fields };
  if ('job' in check.values && !parts.isKnownJob(check.values.job)) {
    return { kind: 'invalid', fields: { job: 'choice-unknown' } };
  }
  const human = await checkHuman(parts, { form, hidden: (name) => textOf(texts, name), isNative });
  if (!human.ok) return { kind: 'refused', code: human.code };

  const fields = onlyTexts(check.values);
  const { email } = check.values;
  const id = submissionIdOf(texts);
  const once =
    id &&
    createHash('sha256')
      .update(JSON.stringify([form, id, fields]))
      .digest('base64url');
  const limit = await limitSubmissions(parts.limits, { network, email, isTrusted: human.isTrusted, once });
  if (!limit.allowed) {
    return { kind: 'refused', code: 'too-many-requests', retryAfterSeconds: limit.retryAfterSeconds };
  }
  const acceptance = await accept(parts.intake, submission, { id, fields, email, proof: human.proof });
  return acceptance === 'proof-spent' ? { kind: 'refused', code: 'proof-invalid' } : { kind: 'accepted' };
}

function accept(
  intake: Intake,
  { form, files, language }: Submission,
  { id, fields, email, proof }: Accepted,
): Promise<Acceptance> {
  if (form === 'newsletter') return intake.subscribe({ email, language, proof });
  const uploads = files.flatMap(({ field, name, type, bytes, path }): UploadedFile[] => {
    return type === undefined ? [] : [{ field, name, type, bytes, path }];
  });
  return intake.accept({ form, id, language, fields, files: uploads, proof });
}

type Accepted = {
  id: string | undefined;
  fields: Readonly<Record<string, string>>;
  email: string;
  proof: SpentProof | undefined;
};

function onlyTexts(values: object): Record<string, string> {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

function submissionIdOf(texts: Submission['texts']): string | undefined {
  const id = textOf(texts, hiddenFields.submissionId);
  return isSubmissionId(id) ? id.toLowerCase() : undefined;
}

function textOf(texts: Submission['texts'], name: string): string {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return typeof text === 'string' ? text.trim() : '';
}
