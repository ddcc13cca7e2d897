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

test('the first toast is announced, although its region is created with it', async () => {
  await show({ title: 'Sent', description: 'Thanks.', isAnnounced: false });
  expect(toasts().map(({ textContent }) => textContent)).toEqual(['SentThanks.']);
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test('a toast does not announce what the form announces', async () => {
  await show({ title: 'Not sent', isAnnounced: true });
  expect(region().getAttribute('aria-live')).toBe('off');
  await show({ title: 'Sent', isAnnounced: false });
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test('a toast replaces the previous one of the same form', async () => {
  await show({ title: 'Not an address', isAnnounced: false });
  await show({ form: 'newsletter', title: 'Of another form', isAnnounced: false });
  await show({ title: 'Sent', isAnnounced: false });
  await waitFor(() => expect(toasts().map(({ textContent }) => textContent)).toEqual(['Sent', 'Of another form']));
});

test('all toasts share one region that shows at most three', async () => {
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
