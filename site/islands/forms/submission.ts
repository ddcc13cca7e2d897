import type { FormName } from '#contracts/forms/form-names.ts';
import { ownEmailService } from '#contracts/forms/endpoints.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import { createHumanCheck } from './human-check.ts';
import { toFailure, type Failure } from './refusal.ts';
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
      // oxlint-disable-next-line no-console -- As specified for the newsletter.
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

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID()` is unavailable on plain http. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x40);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type Mail = {
  form: FormName;
  /** The form element, the source of files. */
  element: HTMLFormElement;
  /** Template parameters, also sent along with a file. */
  params: Params;
  withFile: boolean;
};

/** Response timeout, ms: five megabytes take two minutes on a slow connection. */
const timeoutMs = { plain: 30_000, withFile: 180_000 };

/**
 * Sends a form with the e-mail service client, loaded on first use; to our own server, unless a hosted
 * service is configured.
 *
 * @throws the rejection of the client (see `refusal.ts`)
 */
async function sendMail({ form, element, params, withFile }: Mail): Promise<void> {
  const { init, send, sendForm } = await loadClient();
  const { emailService: hosted } = FORMS;
  const { serviceId, publicKey } = hosted ?? ownEmailService;
  const template = hosted?.templates[form] ?? form;
  init({ publicKey, origin: hosted?.origin ?? location.origin });
  const answer = withFile
    ? withFields(element, params, () => sendForm(serviceId, template, element))
    : send(serviceId, template, { ...params });
  await withTimeout(withFile ? timeoutMs.withFile : timeoutMs.plain, answer);
}

/** Preloads the client. */
function loadClient() {
  return import('@emailjs/browser');
}

/** Adds fields to the form data while `send` reads it. */
async function withFields<Result>(
  element: HTMLFormElement,
  fields: Params,
  send: () => Promise<Result>,
): Promise<Result> {
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  };
  element.addEventListener('formdata', add, { once: true });
  try {
    return await send();
  } finally {
    element.removeEventListener('formdata', add);
  }
}

function withTimeout<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
