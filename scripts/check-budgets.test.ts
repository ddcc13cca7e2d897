import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { writeFixtureSite, type FixtureSite } from '#tests/support/server/fixture-site.ts';
import { budgets, checkBudgets } from './check-budgets.ts';
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

test('reports a home page and a document over their budgets', () => {
  expect(problems('', noise(14_500))).toEqual([
    expect.stringMatching(/^\/: the HTML file is \d+ bytes, at most 13700$/),
  ]);
  expect(problems('', noise(16_000))).toEqual([
    expect.stringMatching(/^\/: the HTML file is \d+ bytes, at most 13700$/),
    expect.stringMatching(/^\/: HTML and CSS are \d+ bytes, at most 16000$/),
  ]);
});

test('a linked style sheet counts as part of the document', () => {
  const link = '<link rel="stylesheet" href="/a.css">';
  expect(problems('', link + noise(10_000), { '/a.css': noise(8_000) })).toEqual([
    expect.stringMatching(/^\/: HTML and CSS are \d+ bytes, at most 16000$/),
  ]);
});

test('fonts and eager images count', () => {
  const files = { '/a.woff2': randomBytes(budgets.fonts + 1), '/b.png': randomBytes(20_000) };
  const head = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>';
  expect(problems(head, '<img src="/b.png" alt=""><img src="/c.png" alt="" loading="lazy">', files)).toEqual([
    expect.stringMatching(/^\/: fonts are 24001 bytes, at most 24000$/),
    expect.stringMatching(/^\/: the first load is \d+ bytes, at most 38000$/),
  ]);
});

test('executable scripts count, data blocks do not', () => {
  const data = `<script type="application/ld+json">"${noise(3_000)}"</script>`;
  expect(problems(data)).toEqual([]);
  expect(problems(`<script>"${noise(3_000)}"</script>`)).toEqual([expect.stringMatching(/^\/: inline scripts are/)]);
});
