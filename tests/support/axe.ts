import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** WCAG 2.2, levels A and AA, and what axe's makers hold to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails where axe finds something wrong; says the rule, what it asks for, and where. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Asked of the debugger, so the page's policy does not stop it.
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
