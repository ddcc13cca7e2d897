import { expect, test } from 'vitest';
import { addressOf, createAddressFinder, readPath } from './addresses.ts';

test.each([
  ['/index.html', '/'],
  ['/products.html', '/products'],
  ['/de.html', '/de'],
  ['/de/index.html', '/de'],
  ['/faq/FAQVPNAndroid.html', '/faq/FAQVPNAndroid'],
  ['/sitemap-index.xml', '/sitemap-index.xml'],
  ['/_assets/a.B1.js', '/_assets/a.B1.js'],
  ['/news/räume 1.html', '/news/r%C3%A4ume%201'],
])('the file %s answers at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/', '/products/'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/%70roducts', '/products'],
  ['/news/r%c3%a4ume', '/news/r%C3%A4ume'],
  ['/a%3Fb', '/a%3Fb'],
  ['/%252e%252e', '/%252e%252e'],
  ['/a;b=c@d', '/a;b=c@d'],
])('%s is a path: %s', (written, path) => {
  expect(readPath(written)).toBe(path);
});

test.each([
  '',
  '*',
  'products',
  '//etc/passwd',
  '/a//b',
  '/..',
  '/../etc/passwd',
  '/a/../b',
  '/./a',
  '/%2e%2e/',
  '/.%2e/',
  '/..%2fetc',
  '/a%2Fb',
  '/..\\etc',
  '/..%5cetc',
  '/%00',
  '/a%0d%0ab',
  '/%',
  '/%2',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%e0%80%af',
  '/%ff',
  '/caf\u00e9',
  '/a b',
  '/a\tb',
])('%j is not a path', (written) => {
  expect(readPath(written)).toBeUndefined();
});

test.each([
  ['/products/', '/products'],
  ['/products.html', '/products'],
  ['/products/index', '/products'],
  ['/products/index.html', '/products'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/de/', '/de'],
  ['/DE/Products', '/de/products'],
  ['/faq/faqvpnandroid', '/faq/FAQVPNAndroid'],
  ['/Robots.TXT', '/robots.txt'],
  ['/twice', undefined],
  ['/TWICE', '/TWICE'],
  ['/missing/', undefined],
  ['/missing.html', undefined],
])('%s leads to %s', (path, address) => {
  const addresses = ['/', '/products', '/de', '/de/products', '/faq/FAQVPNAndroid', '/robots.txt', '/Twice', '/TWICE'];
  expect(createAddressFinder(addresses)(path)).toBe(address);
});
