import type { FormName } from '#contracts/forms/form-names.ts';
import { ownEmailService } from '#contracts/forms/endpoints.ts';

type Mail = {
  form: FormName;
  /** The form in the page, from which files are taken. */
  element: HTMLFormElement;
  /** What the template is filled with; also what is sent beside a file. */
  params: Readonly<Record<string, string>>;
  withFile: boolean;
};

/** How long an answer is waited for, ms: five megabytes take two minutes on a slow line. */
const patienceMs = { plain: 30_000, withFile: 180_000 };

/**
 * Sends a form through the e-mail service's client, which is loaded on first use; to our own server, unless a hosted
 * service is set up.
 *
 * @throws what the client rejects with (see `refusal.ts`)
 */
export async function sendMail({ form, element, params, withFile }: Mail): Promise<void> {
  const { init, send, sendForm } = await loadClient();
  const { emailService: hosted } = FORMS;
  const { serviceId, publicKey } = hosted ?? ownEmailService;
  const template = hosted?.templates[form] ?? form;
  init({ publicKey, origin: hosted?.origin ?? location.origin });
  const answer = withFile
    ? withFields(element, params, () => sendForm(serviceId, template, element))
    : send(serviceId, template, { ...params });
  await within(withFile ? patienceMs.withFile : patienceMs.plain, answer);
}

/** Brings the client into the browser, ahead of its use. */
export function loadClient() {
  return import('@emailjs/browser');
}

/** Adds fields to what is read of a form while `send` reads it. */
async function withFields<Result>(
  element: HTMLFormElement,
  fields: Readonly<Record<string, string>>,
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

function within<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
