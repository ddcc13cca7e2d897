// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { AntiTheftDemo } from './AntiTheftDemo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the phone is located at the start, and again on request, which is announced when it has responded', async () => {
  const { container } = renderDemo(AntiTheftDemo);
  const place = () => announced(container)[0];
  expect(place()).toBe('Your phone was located just now.');
  await press('Locate');
  // Also with reduced motion: without it, the press would change nothing.
  expect(place()).toBe('Asking your phone where it is…');
  await waitFor(() => expect(place()).toBe('Your phone was located just now.'));
});

test('a missing message is reported with our error message', async () => {
  const { container } = renderDemo(AntiTheftDemo);
  await press('Lock');
  await userEvent.clear(screen.getByLabelText('Message on the lock screen'));
  await press('Lock the phone');
  expect(announced(container)).toContain('Write a message for the person who finds the phone.');
});

test('each wrong PIN is announced, and the photo after the third', async () => {
  const { container } = renderDemo(AntiTheftDemo);
  await press('Lock');
  await press('Lock the phone');
  await press('Enter a wrong PIN, as a thief would');
  expect(announced(container).at(-1)).toBe('Wrong PIN. Attempt 1 of 3.');
  // On the phone that was tried, where the eyes are.
  expect(container.querySelector('.lostScreen')?.textContent).toContain('Attempt 1 of 3.');
  await press('Enter a wrong PIN, as a thief would');
  await press('Enter a wrong PIN, as a thief would');
  await waitFor(() => expect(announced(container)[0]).toMatch(/^This is who tried your PIN/));
  expect(screen.getByRole('img', { name: /magpie/ })).toBeTruthy();
  // Where the phone is takes the photo's place. The photo is still there to look at again.
  await press('Locate');
  expect(announced(container)[0]).not.toMatch(/^This is who/);
  await userEvent.click(screen.getByRole('button', { name: /magpie/ }));
  expect(announced(container)[0]).toMatch(/^This is who tried your PIN/);
  expect(document.activeElement?.textContent).toMatch(/^This is who tried your PIN/);
});

test('what the lost phone does is said beside its screen, which shows only the message', async () => {
  const { container } = renderDemo(AntiTheftDemo);
  await press('Lock');
  await press('Lock the phone');
  expect(announced(container)).toContain('The phone is locked and shows your message.');
  expect(container.querySelector('.lostScreen p')?.textContent).toBe(
    'Please give this phone to the staff here. Thank you!',
  );
  expect(container.querySelectorAll('.lostScreen p')).toHaveLength(1);
});
