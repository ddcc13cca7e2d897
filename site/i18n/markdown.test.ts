import { expect, test } from 'vitest';
import { plainText } from '#site/documents/html-tree.ts';
import { renderMarkdown } from './markdown.ts';

const german = { path: (route: string) => `/de${route}` };

test('paragraphs, lists and bold text become HTML, and links are localized', () => {
  expect(renderMarkdown('See **Settings** and [FAQ](/faq#x).\n\n- one\n- two\n', german)).toBe(
    '<p>See <strong>Settings</strong> and <a href="/de/faq#x">FAQ</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});

test('structured data gets plain text, one line per item', () => {
  const html = renderMarkdown("Open **Settings & “more”**, it's <3.\n\n1. one\n2. two", german);
  expect(plainText(html)).toBe("Open Settings & “more”, it's <3.\n• one\n• two");
});
