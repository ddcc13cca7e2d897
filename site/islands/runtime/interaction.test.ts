// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { onInteraction } from './interaction.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** An island with a submit button. */
function island() {
  const element = document.createElement('react-island');
  const button = document.createElement('button');
  element.append(button);
  document.body.append(element);
  return { element, button };
}

test('a press waits for the code and is replayed after hydration', async () => {
  const { element, button } = island();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  onInteraction(element, () => promise);
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  resolve(undefined);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('if the code cannot be loaded, the press has its native effect, without an unhandled rejection', async () => {
  const { element, button } = island();
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  onInteraction(element, () => Promise.reject(new TypeError('Failed to fetch')));
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done, 20));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
});

test('the button of a popover has the focus when it is clicked, not when a script presses it', () => {
  const { element, button } = island();
  button.setAttribute('popovertarget', 'panel');
  onInteraction(element, () => new Promise(() => undefined));
  button.click();
  expect(document.activeElement).toBe(document.body);
  // As in Safari, the click alone doesn't focus it.
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(document.activeElement).toBe(button);
});
