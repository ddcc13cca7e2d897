import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** WCAG 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails if axe finds problems, with the rule, its help text, and the element. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated through the debugger, so the page's content security policy does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
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
