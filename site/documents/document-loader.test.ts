import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { afterAll, expect, test, vi } from 'vitest';
import { isCopied } from '#scripts/build-copy.ts';
import { checkContent } from '#scripts/check-content.ts';
import { documentLoader } from './document-loader.ts';

const root = mkdtempSync(join(tmpdir(), 'document-loader-'));
const file = 'content/news/en/2026-10-vpn-locations.md';
for (const folder of ['content', 'locales', 'site/pages', 'site/assets/illustrations'])
  cpSync(folder, join(root, folder), { recursive: true, filter: (source) => isCopied(source, ['en', 'de']) });
writeFileSync(join(root, file), readFileSync(file, 'utf8').replace(/^date: .*$/m, 'date: 2026-02-30'));
afterAll(() => rmSync(root, { recursive: true }));

/** The part of Astro's loader context that our loader uses. A development server has a watcher. */
function loaderContext(isDevelopment: boolean) {
  const entries = new Map<string, unknown>();
  const store = {
    keys: () => [...entries.keys()],
    get: (id: string) => entries.get(id),
    set: (entry: { id: string }) => entries.set(entry.id, entry),
    delete: (id: string) => entries.delete(id),
  };
  const logged: string[] = [];
  const context = {
    store,
    logger: { error: (problem: string) => logged.push(problem) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    generateDigest: (text: string) => text,
    renderMarkdown: (html: string) => Promise.resolve({ html }),
    ...(isDevelopment && { watcher: { on: vi.fn() } }),
  };
  return { context: context as unknown as LoaderContext, entries, logged };
}

const problem = expect.stringMatching(
  /^content\/news\/en\/2026-10-vpn-locations\.md:\d+: "date" is "2026-02-30": .*Example: date:/,
);

test('the development server starts with an invalid document and logs the messages of the check', async () => {
  const { context, entries, logged } = loaderContext(true);
  await documentLoader('news', root).load(context);
  // Its translations inherit the date.
  expect(logged).toContainEqual(problem);
  const checked = checkContent(root);
  expect(logged.filter((one) => !checked.includes(one))).toEqual([]);
  expect(entries.has('en/2026-10-vpn-locations')).toBe(false);
  expect(entries.has('en/2026-01-imitations')).toBe(true);
});

test('a build fails with the same message', async () => {
  const { context } = loaderContext(false);
  await expect(documentLoader('news', root).load(context)).rejects.toThrow(/"date" is "2026-02-30"/);
});

test('word joiners are added after validation, which counts characters', async () => {
  const { context, entries } = loaderContext(true);
  const validated: unknown[] = [];
  context.parseData = (({ data }: { data: unknown }) => {
    validated.push(data);
    return Promise.resolve(data);
  }) as LoaderContext['parseData'];
  await documentLoader('products', root).load(context);
  expect(JSON.stringify(validated)).toContain('Wi-Fi');
  expect(JSON.stringify(validated)).not.toContain('\u2060');
  expect(JSON.stringify(entries.get('en/vpn'))).toContain('Wi-\u2060Fi');
});

test('loads documents of the languages being built only', async () => {
  const { context, entries } = loaderContext(true);
  rmSync(join(root, 'locales/de'), { recursive: true });
  await documentLoader('products', root).load(context);
  expect([...entries.keys()].filter((id) => !id.startsWith('en/'))).toEqual([]);
  expect(entries.has('en/vpn')).toBe(true);
});
