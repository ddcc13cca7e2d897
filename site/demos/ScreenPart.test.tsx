import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { partPlaces } from './screen-part-places.ts';
import { ScreenPart } from './ScreenPart.tsx';
import { formattedLabels } from '#site/i18n/formatted-labels.ts';
import { makeDemoText } from './shared/demo-text.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as Readonly<Record<string, string>>;
const text = makeDemoText(
  { ...read('common'), ...read('translation'), ...read('demos'), ...formattedLabels('en') },
  'en',
);

test.each(Object.keys(partPlaces) as AppIconName[])('%s has a picture of its own at each place of its page', (app) => {
  const { steps, cases } = partPlaces[app];
  const pictures = [...steps, ...cases.flatMap((one) => [one.without, one.with])].map((part) =>
    renderToStaticMarkup(
      <ScreenPart app={app} text={text}>
        {part}
      </ScreenPart>,
    ),
  );
  expect(new Set(pictures)).toHaveProperty('size', pictures.length);
  for (const html of pictures) {
    expect(html).toMatch(/^<div [^>]*aria-hidden="true" inert=""/);
    // The content security policy allows no style attributes, and the browser draws the button of a file field.
    expect(html).not.toMatch(/ style=|type="file"/);
  }
});

test('the set-up of the VPN chooses a location that is free', () => {
  const chosen = renderToStaticMarkup(
    <ScreenPart app="vpn" text={text}>
      {partPlaces.vpn.steps[1]}
    </ScreenPart>,
  )
    .split('checked=""')[1]
    ?.split('</label>')[0];
  expect(chosen).toContain(text.t('vpn.free'));
});
