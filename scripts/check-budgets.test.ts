import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { writeFixtureSite, type FixtureSite } from '#server/testing/fixture-site.ts';
import { budgets, checkBudgets } from './check-budgets.ts';
import { readBuiltSite } from './site-checks/built-site.ts';

let fixture: FixtureSite | undefined;

afterEach(() => fixture?.remove());

/** Text that no compression makes smaller than three quarters. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

function problems(head: string, body = '', files: Record<string, string | Buffer> = {}): string[] {
  const html = `<!doctype html><html lang="en"><head><title>x</title>${head}</head><body>${body}</body></html>`;
  fixture = writeFixtureSite({ '/index.html': html, ...files });
  return checkBudgets(readBuiltSite(fixture.distFolder));
}

test('a light page passes', () => {
  expect(problems('<script>go()</script>')).toEqual([]);
});

test('a heavy document is told', () => {
  expect(problems('', noise(15_000))).toEqual([
    expect.stringMatching(/^\/: HTML and CSS are \d+ bytes, at most 14600$/),
    expect.stringMatching(/^\/: page and headers are \d+ bytes, at most 14600$/),
  ]);
});

test('headers count, but for a text', () => {
  const text = noise(14_100);
  expect(problems('', text)).toEqual([expect.stringMatching(/^\/: page and headers are \d+ bytes, at most 14600$/)]);
  const article = `<!doctype html><html lang="en"><head><title>x</title></head><body>${text}</body></html>`;
  expect(problems('', '', { '/blog/long.html': article })).toEqual([]);
});

test('fonts count, and so do pictures that do not wait', () => {
  const files = { '/a.woff2': randomBytes(budgets.fonts + 1), '/b.png': randomBytes(20_000) };
  const head = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>';
  expect(problems(head, '<img src="/b.png" alt=""><img src="/c.png" alt="" loading="lazy">', files)).toEqual([
    expect.stringMatching(/^\/: fonts are 24001 bytes, at most 24000$/),
    expect.stringMatching(/^\/: the first load is \d+ bytes, at most 38000$/),
  ]);
});

test('scripts count when they run, data does not', () => {
  const data = `<script type="application/ld+json">"${noise(3_000)}"</script>`;
  expect(problems(data)).toEqual([]);
  expect(problems(`<script>"${noise(3_000)}"</script>`)).toEqual([expect.stringMatching(/^\/: inline scripts are/)]);
});
