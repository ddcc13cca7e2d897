import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import { createHumanCheck } from './human-check.ts';
import { randomUuid } from './random-uuid.ts';
import { toFailure, type Failure } from './refusal.ts';
import { loadClient, sendMail } from './send-mail.ts';
import { templateParams } from './template-params.ts';

/** Result of sending. */
export type Outcome = 'sent' | Failure;

type Params = Readonly<Record<string, string>>;

export type SubmissionOptions = {
  form: FormName;
  /** Best-effort call before the mail; its result is ignored. */
  before?: (params: Params) => Promise<unknown>;
};

/** Sends one form. */
export type Submission = {
  /** Preloads and starts background work while the visitor types. */
  prepare: () => void;
  isBusy: () => boolean;
  /** @param values validated values of the form */
  send: (element: HTMLFormElement, values: object) => Promise<Outcome>;
};

/**
 * Creates the submission of a form. All attempts share an idempotency key until one succeeds, so that the server
 * recognizes a retry after a lost response.
 */
export function createSubmission({ form, before }: SubmissionOptions): Submission {
  const human = createHumanCheck(form);
  let id = randomUuid();
  let busy = false;

  const attempt = async (element: HTMLFormElement, values: object) => {
    const params = async () => ({
      ...templateParams(form, values),
      ...shared(element, id),
      ...(await human.fields()),
    });
    await before?.(await params());
    const withFile = Object.values(values).some((value) => value instanceof File);
    await sendMail({ form, element, params: await params(), withFile });
  };

  const send = async (element: HTMLFormElement, values: object, repeats = 1): Promise<Outcome> => {
    try {
      await attempt(element, values);
      id = randomUuid();
      human.renew();
      return 'sent';
    } catch (error) {
      const failure = toFailure(error, navigator.onLine);
      if (repeats > 0 && 'needsProof' in failure) {
        human.renew();
        return await send(element, values, repeats - 1);
      }
      // For operators of a hosted service: its error text is not shown to visitors.
      // eslint-disable-next-line no-console -- As specified for the newsletter.
      console.error(error);
      return failure;
    }
  };

  return {
    prepare: () => {
      human.prepare();
      // A failed preload is retried when the client is needed.
      loadClient().catch(() => undefined);
    },
    isBusy: () => busy,
    send: async (element, values) => {
      if (!navigator.onLine) return { refusal: 'offline' };
      busy = true;
      try {
        return await send(element, values);
      } finally {
        busy = false;
      }
    },
  };
}

/** The hidden fields of the form, and the id. */
function shared(element: HTMLFormElement, id: string): Params {
  const data = new FormData(element);
  const names = [hiddenFields.language, hiddenFields.page, hiddenFields.honeypot];
  const read = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  return { ...Object.fromEntries(read), [hiddenFields.submissionId]: id };
}
