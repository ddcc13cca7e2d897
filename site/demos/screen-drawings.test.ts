import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneScreen } from './PhoneScreen.tsx';
import { screenDrawings } from './screen-drawings.tsx';
import { farLocation } from './vpn/locations.ts';
import { screenWords } from './screen-words.ts';
import { formattedLabels } from '#site/i18n/formatted-labels.ts';
import { makeDemoText } from './shared/demo-text.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as Readonly<Record<string, string>>;
const text = makeDemoText({ ...read('translation'), ...read('demos'), ...formattedLabels('en') }, 'en');

test('Firewall’s drawing has two switches for each name that stands on it', () => {
  const drawing = screenDrawings()
    .split('<view ')
    .find((part) => part.startsWith('id="firewall"'));
  expect(drawing?.match(/<rect/g)).toHaveLength(2 * screenWords.firewall(text).length);
});

test('the VPN is connected to a location that is free', () => {
  expect(farLocation.isFree).toBe(true);
  expect(screenWords.vpn(text)[1]).toContain(text.country(farLocation.country));
});

test('the VPN is connected to the same country on its drawing and on its screen', () => {
  const screen = renderToStaticMarkup(createElement(PhoneScreen, { app: 'vpn', state: 'connected', text }));
  expect(screen).toContain(screenWords.vpn(text)[1]);
});
