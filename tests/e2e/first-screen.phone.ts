import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

test(
  'on a phone, the drawn phone is between the button and the questions, and its upper part in the first screen',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    const phone = page.getByRole('group', { name: label('home.phone.label') });
    await expect(phone).toBeInViewport({ ratio: 0.25 });
    const box = await phone.boundingBox();
    const button = await page.getByRole('link', { name: label('home.hero.action') }).boundingBox();
    const question = await page.getByRole('link', { name: label('products.guide.talkative.question') }).boundingBox();
    expect(box?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(question?.y ?? 0);
  },
);

test('on a phone, the support page has help first: the apps, what to try, what we never ask for, then the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/support');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.map((text) => text.trim())).toEqual(
    ['apps.title', 'first.title', 'never.title', 'write.title'].map((key) => label(`support.${key}`)),
  );
});

test('on a phone, each year of the history is beside its house', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const years = page.getByRole('region', { name: label('about.story.title') }).getByRole('listitem');
  await expect(years).toHaveCount(5);
  for (const year of await years.all()) {
    await year.scrollIntoViewIfNeeded();
    await expect(year.locator('svg')).toBeInViewport({ ratio: 1 });
    const [house, title] = [await year.locator('svg').boundingBox(), await year.getByRole('heading').boundingBox()];
    expect((house?.x ?? Infinity) + (house?.width ?? 0)).toBeLessThan(title?.x ?? 0);
  }
});
