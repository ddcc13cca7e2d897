import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAfter, makeClipboard } from './clipboard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake clipboard that accepts every write, none, or only those during a user action. */
function setUp(takes: 'all' | 'none' | 'presses' = 'all') {
  const device = { held: '', takes, isPressed: false };
  const page = new EventTarget();
  const clipboard = makeClipboard((text) => {
    if (device.takes === 'none' || (device.takes === 'presses' && !device.isPressed))
      return Promise.reject(new Error('NotAllowedError'));
    device.held = text;
    return Promise.resolve();
  }, page);
  const inPress = async (action: () => unknown) => {
    device.isPressed = true;
    await action();
    await vi.advanceTimersByTimeAsync(0);
    device.isPressed = false;
  };
  return { device, page, clipboard, inPress };
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('a copied secret is cleared after the timeout, not before', async () => {
  const { device, clipboard } = setUp();
  await clipboard.copy('secret');
  await wait(clearAfter - 1);
  expect(device.held).toBe('secret');
  expect(clipboard.read()).toEqual({ kind: 'copied', secondsLeft: 1 });
  await wait(1);
  expect(device.held).toBe('');
  expect(clipboard.read()).toEqual({ kind: 'cleared' });
});

test('if the browser requires a user action, the next one clears the clipboard', async () => {
  const { device, page, clipboard, inPress } = setUp('presses');
  await inPress(() => clipboard.copy('secret'));
  await inPress(() => page.dispatchEvent(new Event('click')));
  expect(device.held).toBe('secret');
  await wait(clearAfter);
  expect(clipboard.read()).toEqual({ kind: 'due' });
  expect(device.held).toBe('secret');
  await inPress(() => page.dispatchEvent(new Event('keydown')));
  expect(device.held).toBe('');
  expect(clipboard.read()).toEqual({ kind: 'cleared' });
});

test.each(['copy', 'cut', 'blur', 'visibilitychange'])(
  'after %s, the clipboard may hold something else: it is cleared on request only',
  async (type) => {
    const { device, page, clipboard } = setUp();
    await clipboard.copy('secret');
    page.dispatchEvent(new Event(type));
    device.held = 'something else';
    expect(clipboard.read()).toEqual({ kind: 'unknown' });
    await wait(2 * clearAfter);
    page.dispatchEvent(new Event('click'));
    await wait(0);
    expect(device.held).toBe('something else');
    await clipboard.clear();
    expect(device.held).toBe('');
  },
);

test('content copied after the timeout is not erased by the next press either', async () => {
  const { device, page, clipboard, inPress } = setUp('presses');
  await inPress(() => clipboard.copy('secret'));
  await wait(clearAfter);
  page.dispatchEvent(new Event('copy'));
  device.held = 'something else';
  await inPress(() => page.dispatchEvent(new Event('click')));
  expect(device.held).toBe('something else');
});

test('a second copy restarts the countdown', async () => {
  const { device, clipboard } = setUp();
  await clipboard.copy('one');
  await wait(20);
  await clipboard.copy('other');
  await wait(20);
  expect(device.held).toBe('other');
  await wait(10);
  expect(device.held).toBe('');
});

test('a rejected write is reported', async () => {
  const { device, clipboard } = setUp('none');
  await clipboard.copy('secret');
  expect(clipboard.read()).toEqual({ kind: 'refused' });
  device.takes = 'all';
  await clipboard.copy('secret');
  device.takes = 'none';
  await clipboard.clear();
  expect(clipboard.read()).toEqual({ kind: 'stuck' });
});

test('listeners are called on each change until they unsubscribe', async () => {
  const { clipboard } = setUp();
  const listener = vi.fn();
  const stop = clipboard.subscribe(listener);
  await clipboard.copy('secret');
  // The last state is over before the browser answers.
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await wait(2);
  expect(listener).toHaveBeenCalledTimes(2);
});
