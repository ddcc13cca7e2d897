// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById, appIds } from '#content/facts/apps.ts';
import { dataFlows, leavesPhone } from '#content/facts/data-flows.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { DataFlow } from './DataFlow.tsx';
import { flowKeys, flowTitleKey } from './flow-keys.ts';

/** A locale that returns keys instead of texts. */
const locale = { t: (key: string) => key } as unknown as Locale;

test.each(appIds)('%s: every line has its texts, and the drawing is hidden from screen readers', (app) => {
  document.body.innerHTML = renderToStaticMarkup(<DataFlow locale={locale} app={appById(app)} heading={null} />);
  const { lines, stations } = dataFlows[app];
  const drawn = [...document.querySelectorAll('i')];
  expect(drawn).toHaveLength(lines.some(leavesPhone) ? lines.length * stations.length : 0);
  for (const part of [...drawn, ...document.querySelectorAll('svg')])
    expect(part.closest('[aria-hidden=true]')).not.toBeNull();
  for (const part of document.querySelectorAll('[aria-hidden=true]')) part.remove();
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(
    lines.map(({ id }) => `${flowKeys[id].what} ${flowKeys[id].how}`),
  );
});

test.each(appIds)('%s: what stays on the phone has no line, and the legend explains every kind of line', (app) => {
  document.body.innerHTML = renderToStaticMarkup(<DataFlow locale={locale} app={appById(app)} heading={null} />);
  const ways = (selector: string) =>
    new Set([...document.querySelectorAll<HTMLElement>(selector)].flatMap(({ dataset }) => dataset.way ?? []));
  const rows = [...document.querySelectorAll('li')];
  for (const [index, line] of dataFlows[app].lines.entries())
    if (!leavesPhone(line) && !line.held) expect(rows[index]?.querySelectorAll('[data-way]')).toHaveLength(0);
  expect(ways('span[data-way]')).toEqual(ways('i'));
  expect(document.body.textContent.includes('flow.closed')).toBe(!dataFlows[app].lines.some(leavesPhone));
});

test.each(appIds)('%s: the heading says that something stays on the phone if the drawing shows it', (app) => {
  document.body.innerHTML = renderToStaticMarkup(<DataFlow locale={locale} app={appById(app)} heading={null} />);
  const stays = [...document.querySelectorAll('li')].some((row) => row.querySelectorAll('[data-stop]').length <= 1);
  expect(flowTitleKey(app)).toBe(stays ? 'flow.title' : 'flow.leaves');
});
