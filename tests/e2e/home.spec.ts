import { apps } from '#content/facts/apps.ts';
import { dataFlows } from '#content/facts/data-flows.ts';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { label } from '#tests/support/labels.ts';
import { expect, open, test } from '#tests/support/test.ts';

test('home has its six sections in order, with correct links, figures, and ratings', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle(label('home.title'));
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', label('home.description'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(6);
  const titles = ['home.hero', 'home.features', 'catalogue', 'testimonials', 'home.leader', 'closing'];
  for (const [index, key] of titles.entries())
    await expect(sections.nth(index).getByRole('heading').first()).toHaveText(label(`${key}.title`), {
      useInnerText: true,
    });

  await expect(sections.nth(0).getByRole('link', { name: label('home.hero.action') })).toHaveAttribute(
    'href',
    '/products',
  );
  for (const benefit of ['encryption', 'monitoring', 'detection', 'protection'])
    await expect(
      sections.nth(1).getByRole('heading', { level: 3, name: label(`home.features.${benefit}.title`) }),
    ).toBeVisible();
  for (const figure of ['50K+', '4.5+']) await expect(sections.nth(1).getByText(figure)).toHaveCount(1);
  await expect(sections.nth(2).getByRole('article')).toHaveCount(6);
  await expect(sections.nth(4).getByRole('link', { name: label('home.leader.action') })).toHaveAttribute(
    'href',
    '/about',
  );
  await expect(sections.nth(5).getByRole('link', { name: label('closing.action') })).toHaveAttribute(
    'href',
    '/products',
  );

  // A rating of four stars is shown and announced as four and a half.
  const ratings = page.getByRole('img', { name: /of 5 stars$/ });
  await expect(ratings).toHaveCount(3);
  await expect(ratings.nth(1)).toHaveAccessibleName('4.5 out of 5 stars');
  await expect(ratings.nth(1)).toHaveAttribute('src', '/art/stars-4.5.svg');

  const main = page.getByRole('main');
  for (const figure of ['50K+', '4.5+', '175+', '25+']) await expect(main).toContainText(figure);
  await expect(main).toContainText('95% satisfaction rate, from over 10K reviews');
  await expect(main).toContainText(label('figure.threatsBlocked.explanation'));
  const about = main.getByRole('link', { name: 'Learn More about Northlamp' });
  await expect(about.getByText('Learn More', { exact: true })).toBeVisible();
  // Search engines use a link's text, not its `aria-label`.
  await expect(about).toContainText('Learn More about Northlamp');
});

test('the first screen shows price and button, and each worry on it starts the app for it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const hero = page.locator('main > section').first();
  for (const proof of label('home.hero.proof').split(' · ')) await expect(hero).toContainText(proof);
  for (const link of await hero.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  for (const { slug } of apps) await expect(hero.locator(`a[href="/product/${slug}#try"]`)).toBeVisible();
  await hero.getByRole('link', { name: label('products.guide.wifi.question') }).click();
  await expect(page).toHaveURL('/product/vpn#try');
});

test('for each app, the home page and the comparison of all apps say what its diagram shows at our station', async ({
  page,
}) => {
  const reaches = apps.map(({ id }) => {
    const texts = dataFlows[id].lines.filter(({ stops }) => stops.us).map((line) => label(flowKeys[line.id].what));
    return texts.length > 0 ? texts.join('') : label('flow.nothing');
  });
  await open(page, '/');
  const exhibit = page.getByRole('complementary', { name: label('flow.reaches') });
  await expect(exhibit.getByRole('term')).toHaveText(apps.map(({ id }) => label(`app.${id}`)));
  await expect(exhibit.getByRole('definition')).toHaveText(reaches);
  await expect(exhibit.getByRole('link', { name: label('footer.trust') })).toHaveAttribute('href', '/trust');
  await open(page, '/products');
  await expect(page.locator(`td[data-label="${label('flow.reaches')}"]`)).toHaveText(reaches);
});

test('the lamp is a switch: when off, headline and phone show that the phone is unprotected', async ({ page }) => {
  await open(page, '/');
  const lamp = page.getByRole('switch', { name: label('home.lamp') });
  const phone = page.getByRole('group', { name: label('home.phone.label') });
  const lit = [page.getByText(label('home.hero.subtitle')), phone.getByText(label('home.phone.firewall'))];
  const dark = [page.getByText(label('home.hero.dark')), phone.getByText('Flashlight → ads.example')];
  await expect(lamp).toBeChecked();
  for (const text of lit) await expect(text).toBeVisible();
  for (const text of dark) await expect(text).toBeHidden();
  await lamp.focus();
  await page.keyboard.press('Space');
  await expect(lamp).not.toBeChecked();
  for (const text of dark) await expect(text).toBeVisible();
  for (const text of lit) await expect(text).toBeHidden();
  // Announced to screen readers.
  await expect(phone.locator('[aria-live=polite]')).toHaveText(label('home.phone.dark.title'), { useInnerText: true });
  await page.getByText(label('home.lamp')).click();
  await expect(lamp).toBeChecked();
  await expect(phone).toContainText(label('home.phone.title'), { useInnerText: true });
});

test('no animation is endless', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await open(page, '/');
  // An infinite animation uses CPU time in every frame and delays menus on phones.
  const endless = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
  );
  expect(endless).toBe(0);
});

test('shows the published figures in the format of the language', async ({ page }) => {
  await open(page, '/ar');
  for (const figure of ['+50,000', '+4.5', '+175']) await expect(page.getByRole('main')).toContainText(figure);
});
