import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

test('on a phone, the drawn phone is between the button and the questions, and its upper part in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const phone = page.getByRole('group', { name: label('home.phone.label') });
  await expect(phone).toBeInViewport({ ratio: 0.25 });
  const box = await phone.boundingBox();
  const button = await page.getByRole('link', { name: label('home.hero.action') }).boundingBox();
  const question = await page.getByRole('link', { name: label('products.guide.talkative.question') }).boundingBox();
  expect(box?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(question?.y ?? 0);
});

test('on a phone, the support form follows the apps, before what to try first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/support');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.map((text) => text.trim())).toEqual(
    ['apps.title', 'write.title', 'first.title', 'never.title'].map((key) => label(`support.${key}`)),
  );
  expect((await page.locator('form[data-form=support]').boundingBox())?.y).toBeLessThan(1_650);
});

test('on a phone, each year of the history is below its house: the street scrolls, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const street = page.getByRole('region', { name: label('about.story.title') });
  await street.getByRole('heading', { name: label('about.story.2026.title') }).scrollIntoViewIfNeeded();
  await expect(street.getByRole('heading', { name: label('about.story.2026.title') })).toBeInViewport();
  expect(await street.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(300);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});
