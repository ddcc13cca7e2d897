import { expect, test } from 'vitest';
import { appIds } from '#content/facts/apps.ts';
import { demoLabels } from './demo-labels.ts';

test('each demonstration gets the time in the digits of its language, and those that name countries their names', () => {
  const labels = appIds.map((app) => [app, demoLabels({ code: 'fa', tag: 'fa' }, app)] as const);
  expect(labels.filter(([, { clock }]) => clock !== '۲۱:۴۷')).toEqual([]);
  expect(labels.filter(([, own]) => 'country.SE' in own).map(([app]) => app)).toEqual(['vpn']);
});
