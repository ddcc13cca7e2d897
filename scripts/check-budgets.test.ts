import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { writeFixtureSite, type FixtureSite } from '#tests/support/server/fixture-site.ts';
import { checkBudgets } from './check-budgets.ts';
import { readBuiltSite } from './site-checks/built-site.ts';

let fixture: FixtureSite | undefined;

afterEach(() => fixture?.remove());

/** Random text: compression saves at most a quarter. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

function problems(head: string, body = '', files: Record<string, string | Buffer> = {}): string[] {
  const html = `<!doctype html><html lang="en"><head><title>x</title>${head}</head><body>${body}</body></html>`;
  fixture = writeFixtureSite({ '/index.html': html, ...files });
  return checkBudgets(readBuiltSite(fixture.distFolder));
}

test('a light page passes', () => {
  expect(problems('<script>go()</script>')).toEqual([]);
});

test('reports a document over its budget', () => {
  expect(problems('', noise(19_500))).toEqual([]);
  expect(problems('', noise(20_500))).toEqual([
    expect.stringMatching(/^\/: bytes of HTML and CSS: \d+, at most 20000/),
  ]);
});

test('a linked style sheet counts as part of the document', () => {
  const link = '<link rel="stylesheet" href="/a.css">';
  expect(problems('', link + noise(10_000), { '/a.css': noise(13_000) })).toEqual([
    expect.stringMatching(/^\/: bytes of HTML and CSS: \d+/),
  ]);
});

test('fonts and eager images count, lazy ones do not', () => {
  const files = { '/a.woff2': randomBytes(27_000), '/b.png': randomBytes(20_000), '/c.png': randomBytes(90_000) };
  const head = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>';
  expect(problems(head, '<img src="/b.png" alt=""><img src="/c.png" alt="" loading="lazy">', files)).toEqual([
    expect.stringMatching(/^\/: bytes of fonts: 27000/),
    expect.stringMatching(/^\/: bytes of the first load: 47\d+/),
  ]);
});

test('executable scripts count, data blocks do not, and a script file is one too many', () => {
  const data = `<script type="application/ld+json">"${noise(4_500)}"</script>`;
  expect(problems(data)).toEqual([]);
  expect(problems(`<script>"${noise(4_500)}"</script>`)).toEqual([
    expect.stringMatching(/^\/: bytes of inline scripts: \d+/),
  ]);
  expect(problems('<script type="module" src="/x.js"></script>')).toEqual([
    expect.stringMatching(/^\/: script files before an interaction: 1/),
  ]);
});
