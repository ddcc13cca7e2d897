// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { AntiTheftDemo } from './AntiTheftDemo.tsx';
import { lost, type LostPhone } from './lost-phone.ts';
import { LostScreen } from './LostScreen.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('nobody knows where the phone is until it is located, which is announced when it has responded', async () => {
  const { container } = renderDemo(AntiTheftDemo);
  const place = () => announced(container)[0];
  const pin = () => container.querySelector('.map circle');
  expect(pin()).toBeNull();
  // Its words only keep their place.
  expect(container.querySelector('.found')?.hasAttribute('data-unseen')).toBe(true);
  await press('Locate');
  // Also with reduced motion: without it, the press would change nothing.
  expect(place()).toBe('Asking your phone where it is…');
  await waitFor(() => expect(place()).toBe('Your phone was located just now.'));
  expect(container.querySelector('.found')?.hasAttribute('data-unseen')).toBe(false);
  expect(pin()).not.toBeNull();
});

test('the trusted phone confirms that the other is locked, until it is located again', async () => {
  const { container } = renderDemo(AntiTheftDemo);
  await press('Lock');
  await press('Lock the phone');
  expect(announced(container)[0]).toBe('Your phone is now locked.');
  await press('Locate');
  await waitFor(() => expect(announced(container)[0]).toBe('Your phone was located just now.'));
});

test('a locked phone that rings shows a padlock and a bell', () => {
  const marksOf = (phone: Partial<LostPhone>) => {
    const { container } = renderDemo(() => <LostScreen phone={{ ...lost, ...phone }} onTry={() => undefined} />);
    return container.querySelectorAll('.marks path').length;
  };
  expect([{}, { message: 'Please call' }, { isRinging: true }].map(marksOf)).toEqual([0, 1, 1]);
  expect(marksOf({ message: 'Please call', isRinging: true })).toBe(2);
});

test('a missing message is reported with our error message', async () => {
  const { container } = renderDemo(AntiTheftDemo);
  await press('Lock');
  await userEvent.clear(screen.getByLabelText('Message on the lock screen'));
  await press('Lock the phone');
  expect(announced(container)).toContain('Write a message for the person who finds the phone.');
});

test('each wrong PIN is announced, and a photo after each third', async () => {
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
  // The button goes on working: three more wrong PINs take another photo, which takes the map's place again.
  await press('Locate');
  await press('Enter a wrong PIN, as a thief would');
  expect(announced(container).at(-1)).toBe('Wrong PIN. Attempt 1 of 3.');
  await press('Enter a wrong PIN, as a thief would');
  await press('Enter a wrong PIN, as a thief would');
  await waitFor(() => expect(announced(container)[0]).toMatch(/^This is who tried your PIN/));
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
