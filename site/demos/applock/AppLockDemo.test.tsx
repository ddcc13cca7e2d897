// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BesideContext } from '#site/demos/shared/Beside.tsx';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { AppLockDemo } from './AppLockDemo.tsx';
import { newPhone, type PhoneState } from './phone.ts';

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

test('the list beside the phone has no locked app until a lock is set, nor one that is open, and says alone that it locks again', async () => {
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
  for (const digit of ['2', '5', '8', '0']) await press(digit);
  await press('Unlock app');
  expect(list?.querySelectorAll('[data-locked]')).toHaveLength(1);
  expect(list?.firstElementChild?.textContent).toContain('The app is open.');
  expect(screen.getAllByText(/locks again/)).toHaveLength(1);
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

test('a PIN that is too short is rejected, with the error shown and announced once, and can be continued', async () => {
  const { container } = renderDemo(AppLockDemo);
  await enterPin('2', '5');
  expect(announced(container)).toEqual(['2 digits entered']);
  await press('Set lock');
  expect(announced(container)).toEqual(['That’s too short. Enter at least 4 digits.', '2 digits entered']);
  expect(screen.getByRole('heading', { name: 'Choose a lock' })).toBeTruthy();
  await press('8');
  await press('0');
  await press('Set lock');
  expect(screen.queryByRole('heading', { name: 'Choose a lock' })).toBeNull();
});

const disguised: PhoneState = {
  ...newPhone,
  code: { kind: 'pin', digits: '0580' },
  isStealthy: true,
  screen: { at: 'home' },
};

test('in its disguise, AppLock is a calculator: a wrong PIN is a number, and the PIN opens AppLock unless it is part of a sum', async () => {
  const { container } = renderDemo(() => <AppLockDemo initial={disguised} />);
  await press(/^Calculator/);
  expect(screen.getByRole('heading', { name: 'Calculator' })).toBeTruthy();
  expect(container.querySelector('.tile')).toBeNull();
  const type = async (keys: string) => {
    for (const key of keys) await press(key);
    return announced(container);
  };
  expect(await type('2581')).toEqual(['2,581']);
  expect(await type('=')).toEqual(['2,581']);
  expect(await type('÷0=')).toEqual(['—']);
  expect(await type('1+0580=')).toEqual(['581']);
  expect(container.textContent).not.toMatch(/lock|attempt|match/i);
  await type('0580=');
  expect(screen.getByRole('heading', { name: 'AppLock' })).toBeTruthy();
});

test('the calculator takes keys of a keyboard', async () => {
  const { container } = renderDemo(() => <AppLockDemo initial={disguised} />);
  await press(/^Calculator/);
  screen.getByRole('button', { name: 'AC' }).focus();
  await userEvent.keyboard('12,5*4/10-19{Backspace}=');
  expect(announced(container)).toEqual(['4']);
});

test('beside the phone, it is told what opens the disguise, and that a PIN typed into the calculator is wrong', async () => {
  renderDemo(() => (
    <BesideContext value={document.body}>
      <AppLockDemo initial={disguised} />
    </BesideContext>
  ));
  await press(/^Calculator/);
  expect(screen.getAllByText(/Your PIN and “=” open it/)).toHaveLength(1);
  for (const key of '12=2580=') await press(key);
  expect(screen.getByText('That didn’t match. 1 wrong attempt.')).toBeTruthy();
});

test('somebody who has a pattern chooses a PIN for the calculator', async () => {
  renderDemo(() => (
    <AppLockDemo initial={{ ...newPhone, code: { kind: 'pattern', digits: '0124' }, screen: { at: 'settings' } }} />
  ));
  await userEvent.click(screen.getByRole('switch', { name: 'Disguise AppLock as a calculator' }));
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
  expect(screen.getByText(/No pattern can be drawn on a calculator/)).toBeTruthy();
  for (const digit of '2580') await press(digit);
  await press('Set lock');
  await press(/^Calculator/);
  for (const key of '2580=') await press(key);
  expect(screen.getByRole('heading', { name: 'AppLock' })).toBeTruthy();
});

test('the first lock has to be chosen; a change of it can be left', async () => {
  renderDemo(AppLockDemo);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await enterPin('2', '5', '8', '0');
  await press('Set lock');
  await press(/^AppLock/);
  for (const digit of '2580') await press(digit);
  await press('Unlock app');
  await press('Change the lock');
  expect(document.activeElement?.textContent).toBe('Choose a lock');
  await press('Back');
  expect(document.activeElement?.textContent).toBe('AppLock');
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
