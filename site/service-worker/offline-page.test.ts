import { expect, test } from 'vitest';
import { fillOfflinePage } from './offline-page.ts';

const page =
  '<ul><li><a href="/offline" lang="en">English</a></li><li><a hreflang="de" href="/de/offline?lng=de">Deutsch</a></li></ul>' +
  '<h1>You’re offline</h1><a class="b" href="/offline">Try again</a>' +
  '<div id="saved-pages" hidden=""><h2>Pages you can read now</h2><ul class="list"><li>%saved-pages%</li></ul></div><ul></ul>';
const prefixes = ['', '/de'];

test('links to the offline page are replaced with the requested page, in each language', () => {
  const filled = fillOfflinePage(page, { route: '/product/vpn', saved: [], prefixes });
  expect(filled).toContain('<a href="/product/vpn" lang="en">');
  expect(filled).toContain('href="/de/product/vpn?lng=de"');
  expect(filled).toContain('<a class="b" href="/product/vpn">Try again</a>');
});

test('a URL can’t inject markup into the page', () => {
  const filled = fillOfflinePage(page, { route: '/"><script>alert(1)</script>$&', saved: [], prefixes });
  expect(filled).not.toContain('<script>');
  expect(filled).toContain('href="/&quot;>&lt;script>alert(1)&lt;/script>$&amp;"');
});

test('the list is hidden if there are no saved pages', () => {
  expect(fillOfflinePage(page, { route: '/', saved: [], prefixes })).toContain('<div id="saved-pages" hidden="">');
});

test('saved pages are listed by title, without the site name', () => {
  const saved = [
    { address: '/faq/FAQVPNAndroid', html: '<title>VPN: questions &amp; answers · Northlamp</title>' },
    { address: '/privacy', html: '<title>Privacy $&</title>' },
  ];
  expect(fillOfflinePage(page, { route: '/', saved, prefixes })).toContain(
    '<div id="saved-pages"><h2>Pages you can read now</h2><ul class="list">' +
      '<li><a href="/faq/FAQVPNAndroid">VPN: questions &amp; answers</a></li><li><a href="/privacy">Privacy $&</a></li></ul></div><ul></ul>',
  );
});
