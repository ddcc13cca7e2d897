import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

/** The project's ESLint rules, without the slow rules that need type information. */
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-') || ruleId.startsWith('@typescript-eslint/no-'),
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { project: null } },
      rules: tseslint.configs.disableTypeChecked.rules ?? {},
    },
  ],
});

async function lintMessages(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`) ?? [];
}

/** That the other imports are allowed is shown by the code, which passes. */
const forbiddenImports: [file: string, source: string, reason: RegExp][] = [
  ['contracts/x.ts', '#site/i18n/locale.ts', /contracts\/ is shared by browser, server, and build/],
  ['contracts/x.ts', 'node:fs', /only zod and the language registry/],
  ['search/x.ts', '#contracts/environment.ts', /only minisearch, how labels/],
  ['search/x.ts', 'node:fs', /only minisearch, how labels/],
  ['locales/x.ts', '#contracts/environment.ts', /only its own files/],
  ['content/facts/x.ts', '#site/build-config.ts', /only contracts\//],
  ['site/ui/X.tsx', '#content/facts/apps.ts', /gets everything through props/],
  ['site/islands/news/X.tsx', '#site/i18n/locale.ts', /sent to the browser/],
  ['site/demos/vpn/X.tsx', 'fastify', /sent to the browser/],
  ['site/inline/x.ts', '#site/i18n/locale.ts', /every visitor downloads/],
  ['site/storage/x.ts', '#site/islands/adopt-styles.ts', /only the list of stored items/],
  ['site/sections/X.tsx', '#site/islands/news/X.tsx', /Sections are static/],
  ['site/sections/X.tsx', '#server/config.ts', /Sections are static/],
  ['site/pages/x.astro', '#server/config.ts', /static files for any host/],
  ['site/queries/x.ts', '#scripts/bench.ts', /static files for any host/],
  ['site/integrations/x.ts', '#server/config.ts', /neither islands nor the server/],
  ['site/build-config.ts', '#server/config.ts', /static files for any host/],
  ['server/http/routes/x.ts', '#site/i18n/locale.ts', /dist\/manifest\.json/],
  ['server/storage/x.ts', '#server/forms/intake.ts', /each may import only those before it/],
  ['server/mail/x.ts', '#site/i18n/locale.ts', /each may import only those before it/],
  ['server/http/routes/x.ts', '#scripts/bench.ts', /dist\/manifest\.json/],
  ['scripts/x.ts', '#site/islands/news/X.tsx', /code for the browser/],
  ['astro.config.ts', '#site/demos/vpn/X.tsx', /code for the browser/],
  ['site/ui/X.tsx', '../sections/Y.tsx', /Import with the full path/],
];

test.each(forbiddenImports)('%s may not import %s', async (file, source, reason) => {
  const code = file.endsWith('.astro') ? `---\nimport '${source}';\n---\n` : `import '${source}';\n`;
  expect(await lintMessages(file, code)).toEqual([expect.stringMatching(reason)]);
});

test.each(['site/sections/X.tsx', 'server/app.ts', 'site/pages/x.astro'])(
  '%s may not read the environment',
  async (file) => {
    const code = 'export const url = process.env.SITE_URL;\n';
    expect(await lintMessages(file, file.endsWith('.astro') ? `---\n${code}---\n` : code)).toContainEqual(
      expect.stringMatching(/Read the environment in one place/),
    );
  },
);

test.each([
  ['a default export', 'export default function x() {}\n', /no-restricted-exports/],
  ['a barrel', "export * from './x.ts';\n", /barrels hide borders/],
  ['any', 'export const x: any = 1;\n', /no-explicit-any/],
  ['a non-null assertion', 'export const x = (y: string | null) => y!.length;\n', /no-non-null-assertion/],
])('rejects %s', async (_, code, reason) => {
  expect(await lintMessages('server/x.ts', code)).toContainEqual(expect.stringMatching(reason));
});

test.each([
  ['site/islands/x/x.ts', "localStorage.setItem('visitor', '1');"],
  ['site/islands/x/x.ts', 'window.sessionStorage.clear();'],
  ['site/inline/x.ts', "document.cookie = 'visitor=1';"],
  ['site/demos/x/x.ts', "indexedDB.open('visitor');"],
  ['site/layouts/x.astro', "---\n---\n<script>\nlocalStorage.setItem('visitor', '1');\n</script>\n"],
  ['server/http/x.ts', "export const headers = { 'Set-Cookie': 'visitor=1' };"],
])('%s may not store anything that is not listed: %s', async (file, code) => {
  expect(await lintMessages(file, `${code}\n`)).toContainEqual(
    expect.stringMatching(/contracts\/device-storage\.ts and accessed through site\/storage\/device-storage\.ts/),
  );
});

test.each(['site/inline/x.ts', 'site/islands/x/X.tsx'])('%s may not create elements imperatively', async (file) => {
  expect(await lintMessages(file, "document.body.append(document.createElement('aside'));\n")).toContainEqual(
    expect.stringMatching(/Render the markup in a component/),
  );
});

test('islands fetch JSON only with fetchJson()', async () => {
  const reason = expect.stringMatching(/Use fetchJson\(\)/) as unknown;
  const code = "void fetch('/x.json');\n";
  expect(await lintMessages('site/islands/x/x.ts', code)).toContainEqual(reason);
  expect(await lintMessages('site/demos/x/x.ts', code)).toContainEqual(reason);
});

test.each(['site/islands/x/use-x.ts', 'site/demos/x/X.tsx'])('the hook rules apply to %s', async (file) => {
  const { rules } = (await new ESLint().calculateConfigForFile(file)) as {
    rules: Record<string, [severity: number]>;
  };
  expect(rules['react-hooks/rules-of-hooks']?.[0]).toBeGreaterThan(0);
  expect(rules['react-hooks/exhaustive-deps']?.[0]).toBeGreaterThan(0);
});

test.each(['site/ui/index.ts', 'server/utils.ts'])('rejects the generic file name %s', async (file) => {
  expect(await lintMessages(file, 'export const x = 1;\n')).toContainEqual(expect.stringMatching(/generic names/));
});
