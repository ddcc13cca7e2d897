import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { TextContext } from '#site/demos/shared/text-context.ts';
import { makeDemoText } from '#site/demos/shared/demo-text.ts';
import { formattedLabels } from '#site/i18n/formatted-labels.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as Readonly<Record<string, string>>;
const labels = { ...read('common'), ...read('demos'), ...read('translation'), ...formattedLabels('en') };

/** Reduced motion is preferred, so that no timer takes longer than 0 ms. */
Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });

/** jsdom has no layout, so it can't scroll. */
Element.prototype.scrollIntoView = () => undefined;

/** Renders an app's demo with English labels. Its styles are not loaded; tests mock `adoptStyles()`. */
export function renderDemo(Screen: ComponentType) {
  return render(
    <TextContext value={makeDemoText(labels, 'en')}>
      <Screen />
    </TextContext>,
  );
}

/** Returns what screen readers announce: the text of the live regions, without direction marks. */
export function announced(container: HTMLElement): string[] {
  return Array.from(container.querySelectorAll('[role=status], [aria-live], output'), (region) =>
    region.textContent.replaceAll(/[\u2068\u2069]/g, '').trim(),
  ).filter(Boolean);
}
