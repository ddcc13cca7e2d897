import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Opening } from './Opening.tsx';
import type { PartProps } from './part-props.ts';

const locale = { t: (key: string) => key, path: (address: string) => address, language: { tag: 'en' } };

/** The markup within the title of a product page with this headline. */
function titleOf(headline: string): string | undefined {
  const page = renderToStaticMarkup(
    <Opening
      locale={locale as unknown as Locale}
      app={appById('vpn')}
      text={{ headline, lead: '' } as unknown as PartProps['text']}
      language={{}}
      stage={null}
    />,
  );
  return /<h1>(?<title>.*)<\/h1>/.exec(page)?.groups?.title;
}

test('a headline breaks between its sentences, not within the second', () => {
  expect(titleOf('See which apps talk. Stop those you don’t trust.')).toBe(
    '<span>See which apps talk.</span> <span>Stop those you don’t trust.</span>',
  );
  expect(titleOf('फ़ोन दें। चैट नहीं।')).toBe('<span>फ़ोन दें।</span> <span>चैट नहीं।</span>');
});

test('a headline of one sentence is one part, even with a number in it', () => {
  expect(titleOf('A VPN for €2.50 a month.')).toBe('<span>A VPN for €2.50 a month.</span>');
});
