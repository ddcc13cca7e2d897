import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAfter, makeClipboard } from './clipboard.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp({ focused = true } = {}) {
  const page = { focused, listeners: [] as (() => void)[], held: '', refuses: false };
  const clipboard = makeClipboard(
    (text) => {
      if (page.refuses || !page.focused) return Promise.reject(new Error('not allowed'));
      page.held = text;
      return Promise.resolve();
    },
    { hasFocus: () => page.focused, onceFocused: (listener) => void page.listeners.push(listener) },
  );
  return { page, clipboard };
}

test('a copied secret is cleared when its time is over, not before', async () => {
  const { page, clipboard } = setUp();
  await clipboard.copy('secret');
  await vi.advanceTimersByTimeAsync((clearAfter - 1) * 1_000);
  expect(page.held).toBe('secret');
  expect(clipboard.read()).toEqual({ kind: 'copied', secondsLeft: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.held).toBe('');
  expect(clipboard.read()).toEqual({ kind: 'cleared' });
});

test('a second copy starts the time anew', async () => {
  const { page, clipboard } = setUp();
  await clipboard.copy('one');
  await vi.advanceTimersByTimeAsync(20_000);
  await clipboard.copy('other');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(page.held).toBe('other');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.held).toBe('');
});

test('behind another window, it is cleared as soon as the page is back', async () => {
  const { page, clipboard } = setUp();
  await clipboard.copy('secret');
  page.focused = false;
  await vi.advanceTimersByTimeAsync(clearAfter * 1_000);
  expect(page.held).toBe('secret');
  page.focused = true;
  for (const listener of page.listeners) listener();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.held).toBe('');
});

test('a browser that refuses is told of', async () => {
  const { page, clipboard } = setUp();
  page.refuses = true;
  await clipboard.copy('secret');
  expect(clipboard.read()).toEqual({ kind: 'refused' });
  page.refuses = false;
  await clipboard.copy('secret');
  page.refuses = true;
  await vi.advanceTimersByTimeAsync(clearAfter * 1_000);
  expect(clipboard.read()).toEqual({ kind: 'stuck' });
});

test('who listens hears of each change until they stop', async () => {
  const { clipboard } = setUp();
  const listener = vi.fn();
  const stop = clipboard.subscribe(listener);
  await clipboard.copy('secret');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(listener).toHaveBeenCalledTimes(1);
});
