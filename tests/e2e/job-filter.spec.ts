import type { Page } from '@playwright/test';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

const rows = (page: Page) => page.locator('#jobs li[data-where]:visible');

/** A filter option by its value; its label depends on the open jobs. */
const choice = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: label(group) }).locator(`input[value="${value}"]`);
const team = (page: Page, value: string) => choice(page, 'careers.filter.team', value);
const where = (page: Page, value: string) => choice(page, 'careers.filter.where', value);

/** The open jobs, which depend on the current date. */
const openJobs = (page: Page) =>
  page.locator('#jobs li[data-where]').evaluateAll((items) =>
    items.map((item) => ({
      team: item.closest<HTMLElement>('[data-team]')?.dataset.team ?? '',
      where: item.getAttribute('data-where')?.split(' ') ?? [],
    })),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters jobs by team and place, and shows a message if none match', async ({ page }) => {
    await open(page, '/careers');
    const jobs = await openJobs(page);
    const noneMessage = page.getByText(label('careers.filter.none'));
    await expect(rows(page)).toHaveCount(jobs.length);
    for (const one of new Set(jobs.map((job) => job.team))) {
      await team(page, one).check();
      for (const place of new Set(jobs.flatMap((job) => job.where))) {
        await where(page, place).check();
        const fitting = jobs.filter((job) => job.team === one && job.where.includes(place)).length;
        await expect(rows(page)).toHaveCount(fitting);
        await expect(noneMessage).toBeVisible({ visible: fitting === 0 });
      }
      await where(page, 'all').check();
    }
  });
});

test('the selection is stored in the URL and restored from it', async ({ page }) => {
  await open(page, '/careers');
  const [job] = await openJobs(page);
  test.skip(job === undefined, 'No job is open.');
  const [place = ''] = job?.where ?? [];
  await open(page, `/careers?team=${job?.team ?? ''}&where=${place}`);
  await expect(team(page, job?.team ?? '')).toBeChecked();
  await team(page, 'all').check();
  await expect(page).toHaveURL(`/careers?where=${place}`);
});
