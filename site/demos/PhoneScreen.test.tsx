import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { passwordRules } from '#contracts/password-rules.ts';
import { PhoneScreen } from './PhoneScreen.tsx';
import { ScreenWindow } from './ScreenWindow.tsx';
import { screenIds, screenOf } from './screen-states.ts';
import { formattedLabels } from '#site/i18n/formatted-labels.ts';
import { makeDemoText } from './shared/demo-text.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')) as Readonly<Record<string, string>>;
const text = makeDemoText(
  { ...read('common'), ...read('translation'), ...read('demos'), ...formattedLabels('en') },
  'en',
);

test.each(screenIds)('%s is rendered without a browser, can’t be focused, and is hidden from screen readers', (id) => {
  const html = renderToStaticMarkup(<PhoneScreen {...screenOf(id)} text={text} />);
  expect(html).toMatch(/^<div [^>]*aria-hidden="true"/);
  expect(html).toContain('inert=""');
  // The content security policy allows no style attributes.
  expect(html).not.toContain(' style=');
  // The browser draws it, with words in its own language.
  expect(html).not.toContain('type="file"');
});

test.each(screenIds)('%s has the key of a VPN in its status bar if Android counts the app as one', (id) => {
  const html = renderToStaticMarkup(<PhoneScreen {...screenOf(id)} text={text} />);
  expect(html.includes('data-key')).toBe(/^(vpn|firewall)/.test(id));
});

test('a screen with a text alternative is an image', () => {
  const html = renderToStaticMarkup(<PhoneScreen app="vpn" state="connected" label="VPN is on" text={text} />);
  expect(html).toMatch(/^<div [^>]*role="img" aria-label="VPN is on"/);
});

test('the window around a part of a phone is hidden from screen readers too', () => {
  const html = renderToStaticMarkup(<ScreenWindow app="vpn" state="connected" crop="end" text={text} />);
  expect(html).toMatch(/^<div [^>]*data-app="vpn" aria-hidden="true">/);
});

test('the picture of AppLock says how to draw a pattern, but nothing of keys, which a phone doesn’t have', () => {
  const html = renderToStaticMarkup(<PhoneScreen app="applock" state="start" text={text} />);
  expect(html).toContain('>Connect at least 4 dots.<');
  // Only in the unseen text that keeps the place.
  expect(html.split('arrow keys')).toHaveLength(2);
});

test('a state of another app does not compile', () => {
  // @ts-expect-error -- Firewall is never connected.
  expect(() => renderToStaticMarkup(<PhoneScreen app="firewall" state="connected" text={text} />)).not.toThrow();
});

test('the master password in the picture is long enough, and not called weak', () => {
  const html = renderToStaticMarkup(<PhoneScreen app="password" state="master" crop="start" text={text} />);
  expect(/type="password"[^>]* value="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThanOrEqual(
    passwordRules.masterLength,
  );
  expect(html).toMatch(/data-strength="[34]"/);
});

test('a picture of an app in a guide says nothing about the page', () => {
  const shown = (crop?: 'start') =>
    renderToStaticMarkup(<PhoneScreen app="password" state="master" crop={crop} text={text} />);
  expect(shown()).toContain(text.t('password.new.text'));
  expect(shown('start')).not.toContain(text.t('password.new.text'));
});

test('the activity in the picture has a blocked connection among the three that are visible', () => {
  const html = renderToStaticMarkup(<PhoneScreen app="firewall" state="start" crop="end" text={text} />);
  const connections = html.split('class="activity"')[1]?.split('<li').slice(1, 4);
  expect(connections?.filter((connection) => connection.includes('data-blocked'))).toHaveLength(1);
});

test('the first screens of Firewall and Anti-Theft show that something has happened', () => {
  const shown = (app: 'firewall' | 'antitheft') =>
    renderToStaticMarkup(<PhoneScreen app={app} state="start" text={text} />);
  expect(shown('firewall')).toMatch(/<dd>23<\/dd>.*<dd>6<\/dd>/);
  expect(shown('antitheft')).toContain(text.t('antitheft.place.known'));
  expect(shown('antitheft')).toContain('<circle');
});

test('a picture of the end of a screen begins with that end', () => {
  const end = renderToStaticMarkup(<PhoneScreen app="firewall" state="start" crop="end" text={text} />);
  expect(end).not.toContain(text.t('stage.firewall.maps') + '<small>');
  expect(end).toContain(text.t('firewall.allowed'));
  const pin = renderToStaticMarkup(<PhoneScreen app="photovault" state="pin" crop="end" text={text} />);
  expect(pin).not.toContain(text.t('photovault.choose'));
  expect(pin).not.toContain(text.t('photovault.ready'));
  expect(pin).toContain(text.t('photovault.lock'));
});
