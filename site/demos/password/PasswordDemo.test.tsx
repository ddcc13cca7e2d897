// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { PasswordDemo } from './PasswordDemo.tsx';

const secret = (container: HTMLElement) => container.querySelector('.output .secret')?.textContent ?? '';

test('a requested password is announced, a changed length is not', async () => {
  const { container } = renderDemo(PasswordDemo);
  expect(announced(container)).not.toContain(secret(container));
  await userEvent.click(screen.getByRole('button', { name: 'New password' }));
  expect(announced(container)).toContain(secret(container));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Symbols' }));
  expect(announced(container)).not.toContain(secret(container));
});

test('after copying, the status and a button to clear now are between the buttons and the controls', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const { container } = renderDemo(PasswordDemo);
  await user.click(screen.getByRole('button', { name: 'Copy password' }));
  expect(write).toHaveBeenLastCalledWith(secret(container));
  const status = screen.getByText(/your next tap or click on this page empties the clipboard/);
  expect(status.compareDocumentPosition(screen.getByRole('slider'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const clear = screen.getByRole('button', { name: /^Empty clipboard/ });
  await user.click(clear);
  expect(write).toHaveBeenLastCalledWith('');
  expect(screen.getByText('The clipboard is empty now.')).toBeTruthy();
  expect(clear.getAttribute('aria-disabled')).toBe('true');
});

test('an entry without a name is rejected with our error message', async () => {
  const { container } = renderDemo(PasswordDemo);
  await userEvent.click(screen.getByRole('radio', { name: 'Vault' }));
  await userEvent.type(screen.getByLabelText('Master password'), 'tea and snow{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
  expect(announced(container)).toContain('Enter a website or app and a password.');
  await userEvent.type(screen.getByLabelText('Website or app'), 'Library{Enter}');
  await waitFor(() => expect(announced(container)).toContain('1 entry'));
});
