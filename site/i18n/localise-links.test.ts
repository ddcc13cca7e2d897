import { expect, test } from 'vitest';
import { localiseLinks } from './localise-links.ts';

const german = { path: (route: string) => (route === '/' ? '/de' : `/de${route}`) };

test('internal links get the language prefix and keep query and fragment', () => {
  expect(localiseLinks('<a href="/faq/FAQVPNAndroid?x=1#q">FAQ</a>', german)).toBe(
    '<a href="/de/faq/FAQVPNAndroid?x=1#q">FAQ</a>',
  );
  expect(localiseLinks('<p><a class="x" href="/">Home</a></p>', german)).toBe(
    '<p><a class="x" href="/de">Home</a></p>',
  );
});

test('external links, fragments and mail addresses are unchanged', () => {
  const html =
    '<a href="https://example.org/x">a</a><a href="//cdn/x">b</a><a href="#c">c</a><a href="mailto:a@b.c">d</a>';
  expect(localiseLinks(html, german)).toBe(html);
});
