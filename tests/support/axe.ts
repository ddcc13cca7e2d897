import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, run } from 'axe-core';

/** The minified file, which a browser reads twice as fast. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails if axe finds problems, with the rule, its help text, and the element. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated through the debugger, so the page's content security policy does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (values) =>
      (window as unknown as { axe: { run: typeof run } }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    tags,
  );
  expect.soft(results.violations.flatMap(describe), what).toEqual([]);
}

function describe({ id, help, nodes }: AxeResults['violations'][number]): string[] {
  return nodes.map(({ target, any }) =>
    `${id}: ${help} (${target.join(' ')}) ${any.map(({ message }) => message).join('; ')}`.trim(),
  );
}
