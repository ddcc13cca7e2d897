import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { ScreenRows } from './ScreenRows.tsx';
import { partPlaces } from './screen-part-places.ts';
import { ScreenPart } from './ScreenPart.tsx';
import { formattedLabels } from '#site/i18n/formatted-labels.ts';
import { makeDemoText } from './shared/demo-text.ts';
import { TextContext } from './shared/text-context.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as Readonly<Record<string, string>>;
const text = makeDemoText(
  { ...read('common'), ...read('translation'), ...read('demos'), ...formattedLabels('en') },
  'en',
);

const drawn = (app: AppIconName, part: ReactElement) => (
  <ScreenPart app={app} text={text}>
    {part}
  </ScreenPart>
);

test.each(Object.keys(partPlaces) as AppIconName[])('%s has a picture of its own at each place of its page', (app) => {
  const { steps, cases } = partPlaces[app];
  const drawings = cases.flatMap((one) =>
    'rows' in one
      ? [<ScreenRows key={one.at} app={app} text={text} heads={['Without', 'With']} rows={one.rows} />]
      : [one.without, one.with].map((part) => drawn(app, part)),
  );
  const pictures = [...steps.map((part) => drawn(app, part)), ...drawings].map((one) => renderToStaticMarkup(one));
  expect(new Set(pictures)).toHaveProperty('size', pictures.length);
  for (const html of pictures) {
    expect(html).toMatch(/^<div [^>]*aria-hidden="true" inert=""/);
    // The content security policy allows no style attributes, and the browser draws the button of a file field.
    expect(html).not.toMatch(/ style=|type="file"/);
  }
});

test('the set-up of the VPN chooses a location that is free', () => {
  const [before] = renderToStaticMarkup(drawn('vpn', partPlaces.vpn.steps[1])).split('checked=""');
  const heads = Array.from(before?.matchAll(/<small>(.*?)<\/small>/g) ?? [], ([, head]) => head);
  expect(heads).toEqual([text.t('vpn.free')]);
});

const rowsOf = (app: AppIconName) =>
  partPlaces[app].cases
    .flatMap((one) => ('rows' in one ? one.rows : []))
    .map((row) => ({
      isSame: row.isSame ?? false,
      texts: [row.without, row.with].map((cell) =>
        renderToStaticMarkup(<TextContext value={text}>{cell}</TextContext>),
      ),
    }));

test.each(['firewall', 'vpn'] as const)('a row of %s shows a difference, unless it says that there is none', (app) => {
  const rows = rowsOf(app);
  expect(rows.length).toBeGreaterThan(0);
  for (const { isSame, texts } of rows) expect(texts[0] === texts[1]).toBe(isSame);
});

test('the pictures of AppLock without and with stealth mode say so, since both are with the app', () => {
  const [, stealth] = partPlaces.applock.cases;
  const heads = 'heads' in stealth ? stealth.heads : undefined;
  expect(heads?.map((head) => renderToStaticMarkup(<TextContext value={text}>{head}</TextContext>))).toEqual([
    'Without stealth mode',
    'With stealth mode',
  ]);
});

test('the recommended master password is drawn as strong as the generator says of five words', () => {
  const html = renderToStaticMarkup(drawn('password', partPlaces.password.steps[0]));
  expect(html).toContain('data-strength="4"');
});

test('one leak opens each account with the same password: three without the app, one with it', () => {
  const [leak] = partPlaces.password.cases;
  if (!('without' in leak)) throw new Error('no pictures of a leak');
  const opened = [leak.without, leak.with].map(
    (part) => renderToStaticMarkup(drawn('password', part)).split('data-leaked').length - 1,
  );
  expect(opened).toEqual([3, 1]);
});
