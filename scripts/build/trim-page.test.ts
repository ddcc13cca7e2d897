import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trimPage, trimPages } from './trim-page.ts';

test('islands keep what their element reads', () => {
  expect(
    trimPage('<astro-island uid="1abC" prefix="r7" ssr opts="{&quot;name&quot;:1}" await-children><p uid="x">'),
  ).toBe('<astro-island prefix="r7" ssr await-children><p uid="x">');
});

test('empty shapes and elements without content are closed the short way', () => {
  expect(trimPage('<svg><path d="M1 2"></path><circle r="2"></circle></svg><img alt=""/><input value="a/b"/>')).toBe(
    '<svg><path d="M1 2"/><circle r="2"/></svg><img alt=""><input value="a/b">',
  );
});

test('elements that are not void keep their end, and shapes their content', () => {
  const html = '<svg><path d="M1 2"><title>A</title></path></svg><a href="/x/">x</a><img src=/x/>';
  expect(trimPage(html)).toBe(html);
});

test('scripts and styles stay as they are, since their hashes are known', () => {
  const html = '<script>let a = `<path></path><img alt=""/>`;</script><style>a { content: "<path></path>" }</style>';
  expect(trimPage(html)).toBe(html);
});

test('the pages of a folder are trimmed, other files are not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'trim-'));
  writeFileSync(join(root, 'a.html'), '<img alt=""/>');
  writeFileSync(join(root, 'a.svg'), '<path d="M1 2"></path>');
  await trimPages(root);
  expect(readFileSync(join(root, 'a.html'), 'utf8')).toBe('<img alt="">');
  expect(readFileSync(join(root, 'a.svg'), 'utf8')).toBe('<path d="M1 2"></path>');
});
