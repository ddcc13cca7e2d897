// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Toast } from './load-toasts.ts';
import { showToast } from './toasts.tsx';

const labels = { region: 'Messages', message: 'Message', close: 'Close message' };
const toasts = (form: 'contact' | 'inquiry' = 'contact') => {
  const area = document.querySelector<HTMLElement>(`[data-area=${form === 'inquiry' ? 'inquiry' : 'page'}]`);
  if (!area) return [];
  return within(area)
    .queryAllByRole('listitem')
    .filter(({ dataset }) => dataset.state === 'open');
};
const texts = (form?: 'inquiry') => toasts(form).map(({ textContent }) => textContent);

const show = async (toast: Partial<Toast> & { title: string }) => {
  showToast(labels, { form: 'contact', kind: 'error', isAnnounced: false, ...toast });
  await screen.findByText(toast.title);
};

// jsdom has no style sheets made by scripts.
Object.assign(document, { adoptedStyleSheets: [] });

afterEach(async () => {
  for (const button of screen.queryAllByRole('button', { name: 'Close message' })) fireEvent.click(button);
  await waitFor(() => expect([...toasts(), ...toasts('inquiry')]).toEqual([]));
  // React renders and Radix announces in tasks of their own, which must not outlive the document.
  await new Promise((done) => setTimeout(done, 300));
});

test('the first toast is announced, although its region is created with it', async () => {
  await show({ title: 'Sent', description: 'Thanks.', kind: 'success' });
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain('SentThanks.');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Message SentThanks.'));
});

test('a toast does not announce what the form announces', async () => {
  await show({ title: 'Not sent', isAnnounced: true });
  await waitFor(() => expect(texts()).toEqual(['Not sent']));
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).not.toContain('Message Not sent');
});

test('a toast replaces the previous one of the same form', async () => {
  await show({ title: 'Not an address' });
  await show({ title: 'Of another form', form: 'newsletter' });
  await show({ title: 'Sent' });
  await waitFor(() => expect(texts()).toEqual(['Of another form', 'Sent']));
});

test('a page shows at most three toasts, and one of the inquiry', async () => {
  for (const [form, title] of [
    ['contact', 'First'],
    ['support', 'Second'],
    ['application', 'Third'],
    ['newsletter', 'Fourth'],
    ['inquiry', 'Fifth'],
    ['inquiry', 'Sixth'],
  ] as const)
    await show({ form, title });
  await waitFor(() => expect(texts()).toEqual(['Second', 'Third', 'Fourth']));
  await waitFor(() => expect(texts('inquiry')).toEqual(['Sixth']));
});
