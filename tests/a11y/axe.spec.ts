import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { label } from '#tests/support/labels.ts';
import { localAddress } from '#tests/support/routes.ts';
import { sampleLanguages, templatePages } from '#tests/support/templates.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** WCAG 2.2, levels A and AA, and what axe's makers hold to be good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong: rule, what it asks for, and where. */
async function violations(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    ([context, values]) =>
      (window as unknown as { axe: typeof axe }).axe.run(context ?? document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    [part, tags] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }: AxeResults['violations'][number]) =>
    nodes.map(
      ({ target, any }) => `${id}: ${help} (${target.join(' ')}) ${any.map(({ message }) => message).join('; ')}`,
    ),
  );
}

for (const { address, code } of templatePages()) {
  test(`${address} is accessible`, async ({ visit }) => {
    const page = await visit({ locale: code });
    await open(page, address);
    expect(await violations(page)).toEqual([]);
  });
}

for (const { code, prefix } of sampleLanguages) {
  test(`the open language list is accessible in ${code}`, async ({ visit }) => {
    const page = await visit({ locale: code });
    await open(page, localAddress(prefix, '/products'));
    await page.locator('[popovertarget=languages]').click();
    await expect(page.getByRole('navigation', { name: label('language.choose', {}, code) })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`the open drawer is accessible in ${code}`, async ({ visit }) => {
    const page = await visit({ locale: code, viewport: { width: 360, height: 780 } });
    await open(page, localAddress(prefix, '/products'));
    await page.getByRole('button', { name: label('header.menu.open', {}, code) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the offer of another language is accessible', async ({ page }) => {
  await open(page, '/ar/products');
  await expect(page.getByRole('link', { name: label('offer.text') })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
