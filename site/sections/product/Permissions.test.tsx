import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById } from '#content/facts/apps.ts';
import { needs, permissionsOf } from '#content/facts/permissions.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Permissions } from './Permissions.tsx';

/** A locale that returns keys and paths instead of texts and addresses. */
const locale = {
  t: (key: string) => key,
  path: (path: string) => path,
  number: String,
  language: { code: 'en' },
} as unknown as Locale;

/** Documents that have this as the name of each permission. */
const named = (name: string) => {
  const permissions = new Proxy({}, { get: () => name });
  const data = { permissions, needs: Object.fromEntries(needs.map((need) => [need, need])) };
  return { entry: { data }, english: { data } } as never;
};

const render = (app: 'vpn' | 'photovault') =>
  renderToStaticMarkup(
    <Permissions locale={locale} app={appById(app)} document={named('Why')} names={named('Camera')} />,
  );

test('links the policies of platforms that have the app only', () => {
  const links = (app: 'vpn' | 'photovault') => render(app).match(/ href="\/[^"]+"/g);
  expect(links('vpn')).toHaveLength(1);
  expect(links('photovault')).toHaveLength(2);
});

test('the summary counts the permissions by whether they can be refused, and the list names each', () => {
  const [summary = '', list = ''] = render('vpn').split('</summary>');
  const asked = permissionsOf('vpn');
  const counts = needs.map((need) => `${need}: ${asked.filter((one) => one.need === need).length}`);
  expect([...summary.matchAll(/<span>([^<]+)</g)].map(([, text]) => text)).toEqual(counts);
  expect(list.match(/<b>Camera</g)).toHaveLength(asked.length);
});

test('an app that is on both platforms counts the permissions of each, and the list says which platform asks', () => {
  const [summary = '', list = ''] = render('photovault').split('</summary>');
  expect(summary.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /platform\.android +optional: 3 +granted: 1 +platform\.ios +optional: 4/,
  );
  expect(list.match(/>platform\.ios/g)).toHaveLength(
    permissionsOf('photovault').filter(({ platform }) => platform === 'ios').length,
  );
  expect(render('vpn')).not.toContain('>platform.');
});
