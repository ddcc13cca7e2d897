import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, run } from 'axe-core';

/** The minified file, which a browser reads twice as fast. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Everything that a demo shows. */
export const demoStage = ['#try'];

/**
 * Fails if axe finds problems, with the rule, its help text, and the element.
 *
 * @param within selectors of the parts that changed; default: the whole page, whose other parts `every-page.spec.ts` checks
 */
export async function expectAccessible(page: Page, what: string, within: readonly string[] = ['html']): Promise<void> {
  // Evaluated through the debugger, so the page's content security policy does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    ({ tags: values, include }) =>
      (window as unknown as { axe: { run: typeof run } }).axe.run(include[0] === 'html' ? document : { include }, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    { tags, include: [...within] },
  );
  expect.soft(results.violations.flatMap(describe), what).toEqual([]);
}

function describe({ id, help, nodes }: AxeResults['violations'][number]): string[] {
  return nodes.map(({ target, any }) =>
    `${id}: ${help} (${target.join(' ')}) ${any.map(({ message }) => message).join('; ')}`.trim(),
  );
}
