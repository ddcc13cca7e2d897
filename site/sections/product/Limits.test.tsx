import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Limits } from './Limits.tsx';
import type { PartProps } from './part-props.ts';
import { PlatformComparison } from './PlatformComparison.tsx';

const locale = { t: (key: string) => key, language: { tag: 'en' } } as unknown as Locale;
const text = {
  limits: ['It can’t erase the phone. Find Hub can.', 'It doesn’t cover other users.'],
  platforms: { android: 'Android 9 or later.', ios: 'Screen Time can do it.' },
} as unknown as PartProps['text'];
const part = (app: 'firewall' | 'photovault') => ({ locale, app: appById(app), text, language: {} });

test('a limit is open: its first sentence is a heading, with the rest below it', () => {
  const [, first, second] = renderToStaticMarkup(<Limits {...part('firewall')} />).split('<li>');
  expect(first).toMatch(/<h3 [^>]*>It can’t erase the phone\.<\/h3><p [^>]*>Find Hub can\.<\/p>/);
  expect(second).toMatch(/^<svg aria-hidden="true".*<\/svg><h3 [^>]*>It doesn’t cover other users\.<\/h3><\/li>/);
});

test('the summary of the platforms says on which the app is', () => {
  const states = (app: 'firewall' | 'photovault') =>
    renderToStaticMarkup(<PlatformComparison {...part(app)} />)
      .split('</summary>')[0]
      ?.match(/store\.\w+\.\w+/g);
  expect(states('firewall')).toEqual(['store.android.on', 'store.ios.off']);
  expect(states('photovault')).toEqual(['store.android.on', 'store.ios.on']);
});
