// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Toast } from './load-toasts.ts';
import { showToast } from './toasts.tsx';

const labels = { region: 'Messages', close: 'Close message' };
const region = () => screen.getByRole('region', { name: /^Messages/ });
const toasts = () => within(region()).queryAllByRole('listitem');

// jsdom has no style sheets made by scripts.
vi.mock('#site/islands/adopt-styles.ts', () => ({ adoptStyles: () => undefined }));

const show = async (toast: Omit<Toast, 'kind' | 'form'> & Partial<Toast>) => {
  showToast(labels, { form: 'contact', kind: 'error', ...toast });
  await screen.findByText(toast.title);
};

afterEach(async () => {
  for (const button of screen.queryAllByRole('button', { name: 'Close message' })) fireEvent.click(button);
  await waitFor(() => expect(toasts()).toEqual([]));
});

test('the first toast is announced, though the region comes with it', async () => {
  await show({ title: 'Sent', description: 'Thanks.', isAnnounced: false });
  expect(toasts().map(({ textContent }) => textContent)).toEqual(['SentThanks.']);
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test('what the form announces is not announced by the toast, too', async () => {
  await show({ title: 'Not sent', isAnnounced: true });
  expect(region().getAttribute('aria-live')).toBe('off');
  await show({ title: 'Sent', isAnnounced: false });
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test('a toast takes the place of the last one of its form', async () => {
  await show({ title: 'Not an address', isAnnounced: false });
  await show({ form: 'newsletter', title: 'Of another form', isAnnounced: false });
  await show({ title: 'Sent', isAnnounced: false });
  await waitFor(() => expect(toasts().map(({ textContent }) => textContent)).toEqual(['Sent', 'Of another form']));
});

test('all toasts share one region, where three are seen at once', async () => {
  for (const [form, title] of [
    ['contact', 'First'],
    ['support', 'Second'],
    ['application', 'Third'],
    ['newsletter', 'Fourth'],
  ] as const)
    await show({ form, title, isAnnounced: false });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  const visible = () => toasts().filter(({ dataset }) => dataset.visible === 'true');
  await waitFor(() => expect(visible().map(({ textContent }) => textContent)).toEqual(['Fourth', 'Third', 'Second']));
});
