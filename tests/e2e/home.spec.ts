import { drawnStars, testimonials } from '#content/facts/testimonials.ts';
import { publishedFigure, type FigureId } from '#content/facts/figures.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

test('home has its six sections in order, and its buttons lead where they should', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(label('home.title'));
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', label('home.description'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(6);
  const titles = ['home.hero', 'home.features', 'catalogue', 'testimonials', 'home.leader', 'closing'];
  for (const [index, key] of titles.entries())
    await expect(sections.nth(index).getByRole('heading').first()).toHaveText(label(`${key}.title`));

  await expect(sections.nth(0).getByRole('link', { name: label('home.hero.action') })).toHaveAttribute(
    'href',
    '/products',
  );
  for (const benefit of ['encryption', 'monitoring', 'detection', 'protection'])
    await expect(
      sections.nth(1).getByRole('heading', { level: 3, name: label(`home.features.${benefit}.title`) }),
    ).toBeVisible();
  await expect(sections.nth(2).getByRole('article')).toHaveCount(6);
  await expect(sections.nth(4).getByRole('link', { name: label('home.leader.action') })).toHaveAttribute(
    'href',
    '/about',
  );
  await expect(sections.nth(5).getByRole('link', { name: label('closing.action') })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('four stars are drawn as four and a half, and spoken so', async ({ page }) => {
  await open(page, '/');
  const ratings = page.getByRole('img', { name: /of 5 stars$/ });
  await expect(ratings).toHaveCount(3);
  for (const [index, { stars }] of testimonials.entries()) {
    const rating = ratings.nth(index);
    await expect(rating).toHaveAccessibleName(`${drawnStars(stars)} out of 5 stars`);
    const drawings = await rating.locator('svg').evaluateAll((all) => all.map((star) => star.innerHTML));
    expect(drawings.length).toBe(5);
    expect(drawings[4] === drawings[0], 'the fifth star is like the others').toBe(stars === 5);
  }
  await expect(ratings.nth(1)).toHaveAccessibleName('4.5 out of 5 stars');
});

test('the figures are the published ones', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const figure of ['50K+', '4.5+', '175+', '25+']) await expect(main).toContainText(figure);
});

test('satisfaction and blocked threats say what they count', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main).toContainText('95% satisfaction rate, from over 10K reviews');
  await expect(main).toContainText(label('figure.threatsBlocked.explanation'));
  const about = main.getByRole('link', { name: 'Learn More about Northlamp' });
  await expect(about.getByText('Learn More', { exact: true })).toBeVisible();
  // Search engines judge a link by its text, not by an `aria-label`.
  await expect(about).toContainText('Learn More about Northlamp');
});

for (const tag of ['en', 'de', 'ar']) {
  test(`the figures are written as ${tag} writes them`, async ({ visit }) => {
    const page = await visit({ locale: tag });
    await open(page, tag === 'en' ? '/' : `/${tag}`);
    const text = (await page.getByRole('main').textContent()) ?? '';
    const ids: FigureId[] = ['activeUsers', 'averageRating', 'countries', 'languages', 'satisfaction', 'reviews'];
    for (const id of ids) {
      const { value, format } = publishedFigure(id);
      expect(text, id).toContain(new Intl.NumberFormat(tag, format).format(value));
    }
  });
}

test('the grid of cards has 1, 2 or 3 columns', async ({ page }) => {
  await open(page, '/');
  for (const [width, columns] of [
    [360, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await page
      .locator('#apps li[data-platform]')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
    expect(starts, `columns at ${width} px`).toBe(columns);
  }
});
