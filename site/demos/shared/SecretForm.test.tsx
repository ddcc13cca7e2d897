// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { announced } from '#tests/support/render-demo.tsx';
import { SecretForm } from './SecretForm.tsx';

function setUp() {
  const onEnter = vi.fn();
  const check = (pin: string) => (pin.length < 6 ? 'Enter 6 to 12 digits.' : undefined);
  const { container } = render(
    <SecretForm label="PIN" action="Lock" progress={undefined} focus={false} check={check} onEnter={onEnter} />,
  );
  return { container, onEnter, field: screen.getByLabelText('PIN'), form: container.querySelector('form') };
}

test('a secret that is too short is rejected with our message, not the browser’s', async () => {
  const { container, onEnter, field, form } = setUp();
  // The form shows its own error messages instead of the browser's.
  expect(form?.noValidate).toBe(true);
  await userEvent.type(field, '123');
  await userEvent.click(screen.getByRole('button', { name: 'Lock' }));
  expect(onEnter).not.toHaveBeenCalled();
  expect(announced(container)).toEqual(['Enter 6 to 12 digits.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter 6 to 12 digits.',
  );
});

test('the message disappears on input, and a valid secret is submitted', async () => {
  const { container, onEnter, field } = setUp();
  await userEvent.type(field, '123{Enter}');
  await userEvent.type(field, '4');
  expect(announced(container)).toEqual([]);
  await userEvent.type(field, '56{Enter}');
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('123456');
});
