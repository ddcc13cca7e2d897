// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ValuesCheck } from '#contracts/forms/check-values.ts';
import type { FieldError } from '#contracts/forms/field-errors.ts';
import { clearFetchCache } from '#site/islands/fetch-json.ts';
import { TextField } from '#site/ui/form/TextField.tsx';
import { MessageForm } from './MessageForm.tsx';
import type { Outcome, Submission } from './submission.ts';

const prepare = vi.fn();
const send = vi.fn<Submission['send']>();
vi.mock('./submission.ts', () => {
  let busy = false;
  const sendOnce: Submission['send'] = async (...input) => {
    busy = true;
    return send(...input).finally(() => (busy = false));
  };
  return { createSubmission: () => ({ prepare, isBusy: () => busy, send: sendOnce }) };
});
// jsdom has no style sheets made by scripts.
vi.mock('#site/islands/adopt-styles.ts', () => ({ adoptStyles: () => undefined }));
const showToast = vi.fn();
vi.mock('./load-toasts.ts', () => ({
  prepareToasts: () => undefined,
  showToast: (...toast: unknown[]) => showToast(...toast) as unknown,
}));

const messages = {
  errors: {
    required: 'Please fill this in.',
    'email.required': 'Please enter your email address.',
    'email-invalid': 'Not an address.',
  },
  check: 'Please check the fields.',
  refused: { failed: 'It was not sent.', offline: 'You are offline.' },
  busy: 'Sending',
  sent: { title: 'Thanks', text: 'We will answer.' },
  notSent: 'Not sent',
  toast: { region: 'Messages', close: 'Close' },
  again: 'Write another',
};

const fetchMessages = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMessages);
  Element.prototype.scrollIntoView = scrollIntoView;
  fetchMessages.mockImplementation(() => Promise.resolve(Response.json(messages)));
  send.mockResolvedValue('sent');
});

afterEach(() => {
  clearFetchCache();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** Requires both fields, and an @ in the email address. */
function check({ name, email }: Readonly<Record<string, unknown>>): ValuesCheck<object> {
  const fields: Record<string, FieldError> = {};
  if (!name) fields.name = 'required';
  if (!email) fields.email = 'required';
  else if (typeof email === 'string' && !email.includes('@')) fields.email = 'email-invalid';
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, values: { name, email } };
}

function show() {
  render(
    <MessageForm
      form="contact"
      place={{ language: 'en', page: '/contact' }}
      notice={{ text: '', links: [] }}
      submit="Send"
      check={check}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label="Name" />
          <TextField {...field('email')} label="Email" />
        </>
      )}
    </MessageForm>,
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button');
const errorOf = (name: string) => document.getElementById(`contact-${name.toLowerCase()}-error`);

async function fillIn(): Promise<void> {
  await userEvent.type(field('Name'), 'Aino');
  await userEvent.type(field('Email'), 'aino@example.org');
}

test('invalid fields show their errors, and the first one receives the focus', async () => {
  show();
  await userEvent.type(field('Name'), 'Aino');
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  // Not at the edge of the screen, where the header would cover the label.
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
  expect(errorOf('Email')?.textContent).toBe('Please enter your email address.');
  expect(errorOf('Name')?.hidden).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Please check the fields.');
  expect(send).not.toHaveBeenCalled();
  // Each attempt moves the focus.
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
});

test('an error is updated while typing, and the summary disappears with the last one', async () => {
  show();
  await userEvent.type(field('Name'), 'Aino');
  await userEvent.click(button());
  await waitFor(() => expect(errorOf('Email')?.hidden).toBe(false));
  await userEvent.type(field('Email'), 'aino');
  expect(errorOf('Email')?.textContent).toBe('Not an address.');
  await userEvent.type(field('Email'), '@');
  expect(errorOf('Email')?.hidden).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a form is sent once even if submitted repeatedly, and its button shows the busy label', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  send.mockReturnValue(promise);
  show();
  await fillIn();
  const form = button().form;
  await userEvent.click(button());
  form?.requestSubmit();
  await waitFor(() => expect(button().textContent).toBe('Sending'));
  expect(button().disabled).toBe(true);
  resolve('sent');
  await screen.findByText('Thanks');
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[1]).toMatchObject({ name: 'Aino', email: 'aino@example.org' });
});

test('the success message receives the focus, and an empty form can be shown again', async () => {
  show();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Thanks' })));
  expect(showToast).toHaveBeenCalledExactlyOnceWith(messages.toast, expect.objectContaining({ kind: 'success' }));
  await userEvent.click(screen.getByRole('button', { name: 'Write another' }));
  expect(field('Name').value).toBe('');
});

test('a rejection is shown above the form, which keeps its input', async () => {
  send.mockResolvedValue({ refusal: 'offline' });
  show();
  await fillIn();
  await userEvent.click(button());
  const summary = await screen.findByText('You are offline.');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  // It is read out because it receives the focus. With `role="alert"` it would be announced twice.
  expect(summary.getAttribute('role')).toBeNull();
  expect(field('Name').value).toBe('Aino');
  expect(showToast).toHaveBeenCalledExactlyOnceWith(messages.toast, expect.objectContaining({ title: 'Not sent' }));
});

test('errors found by the server are shown at their fields', async () => {
  send.mockResolvedValue({ fields: { email: 'email-invalid' } });
  show();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(errorOf('Email')?.textContent).toBe('Not an address.'));
  expect(document.activeElement).toBe(field('Email'));
});

test('a form without its messages is posted by the browser', async () => {
  fetchMessages.mockRejectedValue(new TypeError('Failed to fetch'));
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  show();
  await userEvent.click(button());
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

test('messages are in the language of the page', () => {
  show();
  expect(fetchMessages).toHaveBeenCalledWith('/form-messages/en/contact.json', expect.anything());
});

test('slow work starts on first interaction', async () => {
  show();
  expect(prepare).not.toHaveBeenCalled();
  await userEvent.click(field('Name'));
  await userEvent.click(field('Email'));
  expect(prepare).toHaveBeenCalledOnce();
});
