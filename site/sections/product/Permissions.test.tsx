import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { appById } from '#content/facts/apps.ts';
import { permissionsOf } from '#content/facts/permissions.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Permissions } from './Permissions.tsx';

/** A locale that returns keys and paths instead of texts and addresses. */
const locale = { t: (key: string) => key, path: (path: string) => path, language: { code: 'en' } } as unknown as Locale;

/** Documents that have this as the name of each permission. */
const named = (name: string) => {
  const permissions = new Proxy({}, { get: () => name });
  const data = { permissions, needs: {} };
  return { entry: { data }, english: { data } } as never;
};

const render = (app: 'vpn' | 'photovault', name = 'Camera') =>
  renderToStaticMarkup(<Permissions locale={locale} app={appById(app)} document={named('Why')} names={named(name)} />);

test('links the policies of platforms that have the app only', () => {
  const links = (app: 'vpn' | 'photovault') => render(app).match(/ href="\/[^"]+"/g);
  expect(links('vpn')).toHaveLength(1);
  expect(links('photovault')).toHaveLength(2);
});

test('names the permissions of each platform under its name, if the app is on both', () => {
  const [chips = ''] = render('photovault').split('<details');
  const groups = chips.split('<h3').slice(1);
  expect(groups.map((group) => /platform\.\w+/.exec(group)?.[0])).toEqual(['platform.android', 'platform.ios']);
  for (const [index, platform] of (['android', 'ios'] as const).entries()) {
    const asked = permissionsOf('photovault').filter((permission) => permission.platform === platform);
    expect(groups[index]?.match(/>Camera</g)).toHaveLength(asked.length);
  }
  expect(render('vpn').split('<details')[0]).not.toContain('<h3');
});

test('a long name of a permission has its explanation in the list only', () => {
  const name = 'Photos and videos (on Android 12 and earlier, Files and media)';
  expect(render('vpn', name).split('<details')[0]).not.toContain('(');
  expect(render('vpn', name)).toContain(`<b>${name}</b>`);
});
