// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BesideContext } from '#site/demos/shared/Beside.tsx';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { AppLockDemo } from './AppLockDemo.tsx';
import { newPhone } from './phone.ts';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function enterPin(...digits: string[]) {
  await userEvent.click(screen.getByRole('radio', { name: 'PIN' }));
  for (const digit of digits) await press(digit);
}

test('only locked apps have a padlock', async () => {
  renderDemo(AppLockDemo);
  await enterPin('2', '5', '8', '0');
  await press('Set lock');
  const padlocks = (name: RegExp) => screen.getByRole('button', { name }).querySelectorAll('.padlock').length;
  expect([padlocks(/^Messages/), padlocks(/^Bank/)]).toEqual([1, 1]);
  expect([padlocks(/^Maps/), padlocks(/^Photos/), padlocks(/^AppLock/)]).toEqual([0, 0, 0]);
});

test('the list beside the phone has no locked app until a lock is set, wrong attempts, and not one that is open', async () => {
  renderDemo(() => (
    <BesideContext value={document.body}>
      <AppLockDemo />
    </BesideContext>
  ));
  const list = document.querySelector('.locks');
  expect(screen.getByRole('heading', { name: 'No extra lock' })).toBeTruthy();
  expect(list?.querySelectorAll('[data-locked]')).toHaveLength(0);
  await enterPin('2', '5', '8', '0');
  await press('Set lock');
  expect(screen.getByRole('heading', { name: 'AppLock' })).toBeTruthy();
  expect(list?.querySelectorAll('[data-locked]')).toHaveLength(2);
  await press(/^Messages/);
  for (const digit of ['1', '1', '1', '1']) await press(digit);
  await press('Unlock app');
  expect(list?.firstElementChild?.textContent).toContain('1 wrong attempt.');
  for (const digit of ['2', '5', '8', '0']) await press(digit);
  await press('Unlock app');
  expect(list?.querySelectorAll('[data-locked]')).toHaveLength(1);
  expect(list?.firstElementChild?.textContent).toContain('The app is open.');
});

test('only an app that is locked says that it locks again', async () => {
  renderDemo(AppLockDemo);
  await enterPin('2', '5', '8', '0');
  await press('Set lock');
  await press(/^Maps/);
  expect(screen.queryByText(/locks again/)).toBeNull();
  await press('Close app');
  await press(/^Messages/);
  for (const digit of ['2', '5', '8', '0']) await press(digit);
  await press('Unlock app');
  expect(screen.getByText(/locks again/)).toBeTruthy();
});

test('the prompt does not repeat how to choose a code, and a rejected PIN stays until the next digit', async () => {
  const { container } = renderDemo(AppLockDemo);
  const rejected = () => container.querySelectorAll('[data-rejected] i').length;
  await enterPin('2', '5', '8', '0');
  expect(screen.getAllByText(/real PIN/)).toBeTruthy();
  await press('Set lock');
  await press(/^Bank/);
  expect(screen.queryByText(/real PIN/)).toBeNull();
  for (const digit of ['1', '1', '1', '1']) await press(digit);
  expect(rejected()).toBe(0);
  await press('Unlock app');
  expect(rejected()).toBe(4);
  await press('2');
  expect(rejected()).toBe(0);
  for (const digit of ['5', '8', '0']) await press(digit);
  await press('Unlock app');
  expect(screen.getByRole('heading', { name: 'Bank' })).toBeTruthy();
});

test('a PIN that is too short is rejected, with the error shown and announced once', async () => {
  const { container } = renderDemo(AppLockDemo);
  await enterPin('2', '5');
  expect(announced(container)).toEqual(['2 digits entered']);
  await press('Set lock');
  expect(announced(container)).toEqual(['That’s too short. Enter at least 4 digits.', '0 digits entered']);
  expect(screen.getByRole('heading', { name: 'Choose a lock' })).toBeTruthy();
});

test('in its disguise, AppLock has the title and the button of a calculator, and still opens with the PIN', async () => {
  const { container } = renderDemo(AppLockDemo);
  await enterPin('2', '5', '8', '0');
  await press('Set lock');
  await press(/^AppLock/);
  for (const digit of ['2', '5', '8', '0']) await press(digit);
  await press('Unlock app');
  await userEvent.click(screen.getByRole('switch', { name: 'Disguise AppLock as a calculator' }));
  await press('Close app');
  await press(/^Calculator/);
  expect(screen.getByRole('heading', { name: 'Calculator' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/lock/i);
  const display = () => container.querySelector('.display [aria-hidden]')?.textContent;
  for (const digit of ['2', '5', '8', '1']) await press(digit);
  expect(display()).toBe('2581');
  await press('=');
  // It calculates nothing, and words about a wrong attempt are read aloud only.
  expect(display()).toBe('0');
  expect(screen.getByText(/1 wrong attempt/).className).toBe('visually-hidden');
  for (const digit of ['2', '5', '8', '0']) await press(digit);
  await press('=');
  expect(screen.getByRole('heading', { name: 'AppLock' })).toBeTruthy();
});

test.each(['Messages', 'Bank', 'Maps', 'Photos', 'Email'])(
  '%s, once open, shows a drawing of its own',
  async (name) => {
    const { container } = renderDemo(() => (
      <AppLockDemo initial={{ ...newPhone, locked: [], screen: { at: 'home' } }} />
    ));
    await press(new RegExp(`^${name}`));
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(container.querySelectorAll('.toy path').length).toBeGreaterThan(5);
  },
);
