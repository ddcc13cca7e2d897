import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readElements } from '#scripts/site-checks/read-elements.ts';
import { isDeep } from '#tests/support/templates.ts';

/** Served by a process without Vitest's environment variables, with which Astro's development server omits its pages. */
async function componentPage(): Promise<string> {
  const server = spawn(process.execPath, ['tests/gallery/serve-components.ts'], {
    env: { ...process.env, NODE_ENV: 'development', LOCALES: 'en', VITEST: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  const [address] = (await once(server.stdout, 'data')) as [Buffer];
  const response = await fetch(address.toString().trim());
  expect(response.status).toBe(200);
  return response.text();
}

// Nightly: no visitor sees it, and a development server takes as long as a small build.
test.runIf(isDeep)('the component page of the development server renders every component', async () => {
  const html = await componentPage();
  expect(html).toMatch(/<\/html>\s*$/);
  const shown = readElements(html)
    .filter(({ name }) => name === 'h2')
    .map(({ text }) => text)
    .join();
  // The top and the end of the page are at its top and end.
  const elsewhere = ['PageIntro', 'IntroArt', 'Drawing', 'Unbroken', 'Closing', 'ArticleGrid', 'LateStyles'];
  const components = globSync(['site/ui/*.tsx', 'site/ui/form/*.tsx'])
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => basename(file, '.tsx'));
  expect(components.filter((name) => !shown.includes(name) && !elsewhere.includes(name))).toEqual([]);
});
