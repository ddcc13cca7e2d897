import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Sample = [file: string, code: string, reason: RegExp];

const inFrontmatter = (code: string) => `---\n${code}\n---\n`;

function importing(file: string, source: string, reason: RegExp): Sample {
  const code = `import '${source}';`;
  return [file, file.endsWith('.astro') ? inFrontmatter(code) : code, reason];
}

/** That the other imports are allowed is shown by the code, which passes. */
const imports = [
  importing('contracts/a.ts', '#site/i18n/locale.ts', /contracts\/ is shared by browser, server, and build/),
  importing('contracts/b.ts', 'node:fs', /only zod and the language registry/),
  importing('search/a.ts', '#contracts/environment.ts', /only minisearch, how labels/),
  importing('search/b.ts', 'node:fs', /only minisearch, how labels/),
  importing('locales/a.ts', '#contracts/environment.ts', /only its own files/),
  importing('content/facts/a.ts', '#site/build-config.ts', /only contracts\//),
  importing('site/ui/A.tsx', '#content/facts/apps.ts', /gets everything through props/),
  importing('site/ui/B.tsx', '../sections/Y.tsx', /Import with the full path/),
  importing('site/islands/news/A.tsx', '#site/i18n/locale.ts', /sent to the browser/),
  importing('site/demos/vpn/A.tsx', 'fastify', /sent to the browser/),
  importing('site/inline/a.ts', '#site/i18n/locale.ts', /every visitor downloads/),
  importing('site/service-worker/a.ts', '#site/i18n/locale.ts', /service worker handles every page/),
  importing('site/storage/a.ts', '#site/islands/adopt-styles.ts', /only the list of stored items/),
  importing('site/sections/A.tsx', '#site/islands/news/X.tsx', /Sections are static/),
  importing('site/sections/B.tsx', '#server/config.ts', /Sections are static/),
  importing('site/pages/a.astro', '#server/config.ts', /static files for any host/),
  importing('site/queries/a.ts', '#scripts/bench.ts', /static files for any host/),
  importing('site/integrations/a.ts', '#server/config.ts', /neither islands nor the server/),
  importing('site/a.ts', '#server/config.ts', /static files for any host/),
  importing('server/http/routes/a.ts', '#site/i18n/locale.ts', /dist\/manifest\.json/),
  importing('server/http/routes/b.ts', '#scripts/bench.ts', /dist\/manifest\.json/),
  importing('server/storage/a.ts', '#server/forms/intake.ts', /each may import only those before it/),
  importing('server/mail/a.ts', '#site/i18n/locale.ts', /each may import only those before it/),
  importing('scripts/a.ts', '#site/islands/news/X.tsx', /code for the browser/),
  importing('astro.config.ts', '#site/demos/vpn/X.tsx', /code for the browser/),
];

const environment = 'export const url = process.env.SITE_URL;';
const oneEnvironment = /Read the environment in one place/;
const listedItems = /contracts\/device-storage\.ts and accessed through site\/storage\/device-storage\.ts/;
const element = "document.body.append(document.createElement('aside'));";

const others: Sample[] = [
  ['site/sections/environment.ts', environment, oneEnvironment],
  ['server/environment.ts', environment, oneEnvironment],
  ['site/pages/environment.astro', inFrontmatter(environment), oneEnvironment],

  ['site/islands/x/local.ts', "localStorage.setItem('visitor', '1');", listedItems],
  ['site/islands/x/session.ts', 'window.sessionStorage.clear();', listedItems],
  ['site/inline/cookie.ts', "document.cookie = 'visitor=1';", listedItems],
  ['site/demos/x/database.ts', "indexedDB.open('visitor');", listedItems],
  ['site/layouts/x.astro', "<script>\nlocalStorage.setItem('visitor', '1');\n</script>", listedItems],
  ['server/http/cookie.ts', "export const headers = { 'Set-Cookie': 'visitor=1' };", listedItems],

  ['site/inline/element.ts', element, /Render the markup in a component/],
  ['site/islands/x/Element.tsx', element, /Render the markup in a component/],
  ['site/islands/x/fetch.ts', "void fetch('/x.json');", /Use fetchJson\(\)/],
  ['site/demos/x/fetch.ts', "void fetch('/x.json');", /Use fetchJson\(\)/],

  ['site/ui/index.ts', 'export const x = 1;', /generic names/],
  ['server/utils.ts', 'export const x = 1;', /generic names/],
  ['server/default-export.ts', 'export default function x() {}', /no-restricted-exports/],
  ['server/barrel.ts', "export * from './x.ts';", /barrels hide borders/],

  ['site/islands/x/use-x.ts', 'export const useX = (on: boolean) => on && useY();', /rules-of-hooks/],
  [
    'site/demos/x/use-y.ts',
    "import { useEffect } from 'react';\nexport function useY(y: () => void) {\n  useEffect(() => y(), []);\n}",
    /exhaustive-deps/,
  ],
  ['site/sections/Picture.tsx', 'export const picture = <img src="/x.png" />;', /alt-text/],
  ['server/regular-expression.ts', String.raw`export const x = /^(\w+\s?)*$/;`, /no-super-linear-backtracking/],
  ['server/any.ts', 'export const x: any = 1;', /no-explicit-any/],
  ['server/non-null.ts', 'export const x = (y: string | null) => y!.length;', /no-non-null-assertion/],
  ['server/promise.ts', 'Promise.resolve(1);', /no-floating-promises/],
  ['server/console.ts', 'console.log(1);', /no-console/],
  ['server/directive.ts', '// oxlint-disable-next-line no-console\nexport const x = 1;', /Unused oxlint-disable/],
];

/** The problems that the project's rules find in samples. Written into one folder, because each run takes a second. */
const messages = new Map<string, string[]>();
const folder = mkdtempSync(join(tmpdir(), 'borders-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  for (const name of ['oxlint.config.ts', 'tsconfig.json', 'package.json']) copyFileSync(name, join(folder, name));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, code] of [...imports, ...others]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  // Named, because Oxlint would follow the link to node_modules.
  const paths = new Set([...imports, ...others].map(([file]) => file));
  const command = ['node_modules/oxlint/bin/oxlint', '--format', 'json', ...paths];
  // Exits with 1, because there are problems.
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, command, { cwd: folder }, (_error, stdout) => done(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; code?: string; message: string; help?: string }[];
  };
  for (const { filename, code, message, help } of diagnostics)
    messages.set(filename, [...(messages.get(filename) ?? []), `${code ?? ''}: ${message} ${help ?? ''}`]);
}, 60_000);

test.each(imports)('%s may not contain: %s', (file, _, reason) => {
  expect(messages.get(file)).toEqual([expect.stringMatching(reason)]);
});

test.each(others)('%s may not contain: %s', (file, _, reason) => {
  expect(messages.get(file)).toContainEqual(expect.stringMatching(reason));
});
