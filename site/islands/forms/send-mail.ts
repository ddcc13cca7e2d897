import type { FormName } from '#contracts/forms/form-names.ts';
import { ownEmailService } from '#contracts/forms/endpoints.ts';

type Mail = {
  form: FormName;
  /** The form element, the source of files. */
  element: HTMLFormElement;
  /** Template parameters, also sent along with a file. */
  params: Readonly<Record<string, string>>;
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
export async function sendMail({ form, element, params, withFile }: Mail): Promise<void> {
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
export function loadClient() {
  return import('@emailjs/browser');
}

/** Adds fields to the form data while `send` reads it. */
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

function withTimeout<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
