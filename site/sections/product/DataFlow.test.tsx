// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById, appIds } from '#content/facts/apps.ts';
import { dataFlows } from '#content/facts/data-flows.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { DataFlow } from './DataFlow.tsx';
import { flowKeys } from './flow-keys.ts';

/** A locale that returns keys instead of texts. */
const locale = { t: (key: string) => key } as unknown as Locale;

test.each(appIds)('%s: every line has its texts, and the drawing is hidden from screen readers', (app) => {
  document.body.innerHTML = renderToStaticMarkup(<DataFlow locale={locale} app={appById(app)} />);
  const { lines, stations } = dataFlows[app];
  const drawn = [...document.querySelectorAll('i')];
  expect(drawn).toHaveLength(lines.length * stations.length);
  for (const part of [...drawn, ...document.querySelectorAll('svg')])
    expect(part.closest('[aria-hidden=true]')).not.toBeNull();
  for (const part of document.querySelectorAll('[aria-hidden=true]')) part.remove();
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
    lines.map(({ id }) => `${flowKeys[id].what} ${flowKeys[id].how}`),
  );
});
