import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { TextContext } from '#site/demos/shared/text-context.ts';
import { makeDemoText } from '#site/demos/shared/demo-text.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as Readonly<Record<string, string>>;
const labels = { ...read('demos'), ...read('translation') };

/** The visitor wants less motion, so that nothing waits longer than a timer of 0 ms. */
Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });

/** jsdom lays nothing out, so it can't scroll. */
Element.prototype.scrollIntoView = () => undefined;

/** Shows an app's demonstration with its English words. Its styles are not loaded; tests mock `adoptStyles()`. */
export function renderDemo(Screen: ComponentType) {
  return render(
    <TextContext value={makeDemoText(labels, 'en')}>
      <Screen />
    </TextContext>,
  );
}

/** What screen readers are told: the text of the live regions, without marks of direction. */
export function announced(container: HTMLElement): string[] {
  return Array.from(container.querySelectorAll('[role=status], [aria-live], output'), (region) =>
    region.textContent.replaceAll(/[\u2068\u2069]/g, '').trim(),
  ).filter(Boolean);
}
