// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById, appIds } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { PartProps } from './part-props.ts';
import { Protects } from './Protects.tsx';

const titles = ['one', 'two', 'three', 'four'];
const text = { protects: titles.map((title) => ({ title, text: `${title}.` })) } as unknown as PartProps['text'];
/** A locale that returns keys instead of texts, except on the phones. */
const locale = { language: { code: 'en', tag: 'en' }, t: (key: string) => key } as unknown as Locale;

test.each(appIds)('%s: two situations have a picture before and one after, and each situation is told once', (id) => {
  document.body.innerHTML = renderToStaticMarkup(
    <Protects locale={locale} app={appById(id)} text={text} language={{}} />,
  );
  const pairs = [...document.querySelectorAll('div[aria-hidden]:has(> figure)')];
  expect(pairs.map((pair) => pair.querySelectorAll('[data-crop]').length)).toEqual([2, 2]);
  for (const pair of pairs) {
    const [before, after] = [...pair.querySelectorAll('[data-crop]')];
    expect(before?.innerHTML).not.toBe(after?.innerHTML);
    pair.remove();
  }
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent).toSorted()).toEqual(
    titles.toSorted(),
  );
});
