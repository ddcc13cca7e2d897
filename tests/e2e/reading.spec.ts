import { withoutJoiners } from '#locales/keep-together.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { label } from '#tests/support/labels.ts';
import { builtRoutes, readManifest } from '#tests/support/routes.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

const article = '/blog/what-a-firewall-can-see';
const guide = '/documentation/vpn-getting-started';

test('an article is shared with the system’s share sheet', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const share = (data: object) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await open(page, `${article}?utm=x#top`);
  await page.getByRole('button', { name: label('article.share') }).click();
  const shared = { title: await page.title(), url: new URL(article, page.url()).href };
  await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(shared));
  // The table of contents is collapsible only on phones; on wide screens it is always open and has no summary.
  const contents = page.getByRole('navigation', { name: label('article.contents') });
  await expect(contents.locator('summary')).toBeVisible({ visible: isMobile });
  await expect(contents.getByRole('link').first()).toBeVisible({ visible: !isMobile });
  await expect(contents.getByText(label('article.contents')).locator('visible=true')).toHaveCount(1);
});

test('hides the share button if the browser has no share sheet', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, article);
  await expect(page.getByRole('button', { name: label('article.share') })).toBeHidden();
});

test(
  'a part of the app’s screen stands above its guides, and beside its questions where there is room',
  nightly,
  async ({ page, isMobile }) => {
    const picture = page.getByRole('main').locator('[data-app=vpn] > :has(> img)').last();
    await open(page, '/documentation');
    const box = await picture.boundingBox();
    expect(box?.height).toBe(168);
    const first = page.getByRole('main').locator('a[href*=vpn-getting]').first();
    expect((await first.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + 168);
    await open(page, '/faq/FAQVPNAndroid');
    await expect(picture).toBeVisible({ visible: !isMobile });
    await expect(page.getByRole('main').locator('[data-app=vpn]').getByRole('link')).toBeInViewport();
  },
);

test('the first question of each page is listed on phones; wide screens show the app’s screen and more questions', async ({
  page,
  isMobile,
}) => {
  await open(page, '/faq');
  const app = page.getByRole('main').locator('section[data-app=vpn]');
  await expect(app.locator('a[href="/faq/FAQVPNAndroid"]')).toBeVisible();
  await expect(app.locator(':has(> img)')).toBeVisible({ visible: !isMobile });
  const questions = app.locator('a[href*="/faq/FAQVPNAndroid#"]');
  await expect(questions.first()).toBeVisible();
  await expect(questions.nth(1)).toBeVisible({ visible: !isMobile });
});

test('steps are numbered with the digits of the text', nightly, async ({ page }) => {
  for (const [code, digits] of Object.entries({ fa: 'persian', hi: 'decimal' })) {
    await open(page, `/${code}${guide}`);
    await expect(page.locator('main ol:not(nav *)').first(), code).toHaveCSS('list-style-type', digits);
  }
});

test('the steps of a guide and the texts for the press can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, guide);
  await page
    .getByRole('button', { name: label('documentation.copy') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: label('documentation.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    // Not the words on the app's screen, which is in the second step.
    /^Install Northlamp VPN .*\nTap Connect .*\nAllow Notifications .*\nLook for the key icon .*$/,
  );
  await open(page, '/press');
  await page.getByText(label('press.texts.long')).click();
  await page
    .getByRole('button', { name: label('press.copy') })
    .last()
    .click();
  await expect(page.getByRole('button', { name: label('press.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [label('press.medium'), label('press.long')].map(withoutJoiners).join('\n'),
  );
});

test(
  'on wide screens one screen is beside all steps and several are in a row below, on phones each follows its step',
  nightly,
  async ({ page }) => {
    const boxes = async (route: string) => {
      await open(page, route);
      const list = page.locator('main ol', { has: page.locator('[data-screen]') }).first();
      const of = async (selector: string) =>
        Promise.all(
          (await list.locator(selector).all()).map(async (one) => (await one.boundingBox()) ?? { y: 0, height: 0 }),
        );
      return { texts: await of('[data-ui=prose]'), screens: await of('[data-app]') };
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    const one = await boxes('/documentation/getting-started');
    expect(Math.abs((one.texts[0]?.y ?? 0) - (one.screens[0]?.y ?? 99))).toBeLessThan(8);
    const two = await boxes(guide);
    expect(two.screens[0]?.y).toBe(two.screens[1]?.y);
    expect(two.screens[0]?.y).toBeGreaterThan((two.texts.at(-1)?.y ?? 0) + (two.texts.at(-1)?.height ?? 0));
    await page.setViewportSize({ width: 360, height: 740 });
    const narrow = await boxes(guide);
    expect(narrow.screens[0]?.y).toBeGreaterThan(narrow.texts[1]?.y ?? Infinity);
    expect(narrow.screens[0]?.y).toBeLessThan(narrow.texts[2]?.y ?? 0);
  },
);

test('on phones, answers stay in two columns below their headings', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/documentation/getting-started');
  const starts = (name: string) =>
    page
      .locator('[data-answers]')
      .locator(name)
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  const [android, ios] = await starts('th:nth-last-child(-n + 2)');
  expect(new Set(await starts('td:nth-last-child(2)'))).toEqual(new Set([android]));
  expect(new Set(await starts('td:last-child'))).toEqual(new Set([ios]));
});

test(
  'on phones, all of a cell is beside the name of its column, also bold words and links',
  nightly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/blog/moving-to-a-new-phone');
    const starts = await page.locator('td[data-label]:not(:first-child)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        return [...cell.childNodes].map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return (range.getBoundingClientRect().left - left) / width;
        });
      }),
    );
    expect(starts.length).toBeGreaterThan(12);
    expect(Math.min(...starts)).toBeGreaterThan(0.3);
  },
);

test('each list of steps has one button to copy it, and the lists on screens have none', nightly, async ({ page }) => {
  for (const route of builtRoutes(readManifest(), /^\/documentation\//)) {
    await open(page, route);
    const buttons = page.getByRole('button', { name: label('documentation.copy'), includeHidden: true });
    await expect(buttons, route).toHaveCount(await page.locator('main article ol:not(nav ol, [inert] ol)').count());
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a link to a question opens it', async ({ page }) => {
      await open(page, '/de/faq/FAQVPNAndroid#slow-connection');
      await expect(page.locator('#slow-connection')).toBeVisible();
      await expect(page.locator('#slow-connection')).toBeInViewport();
      await expect(page.locator('#logs')).toBeHidden();

      // In print all answers are expanded, with the URLs of their links.
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#logs')).toBeVisible();
      for (const part of ['body > header', 'footer', 'button', 'nav', 'summary svg'])
        await expect(page.locator(part).locator('visible=true')).toHaveCount(0);
      const printed = await page
        .locator('#logs a')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
      expect(printed).toContain('www.northlamp.example/de/privacy-android-vpn');
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser finds text in a closed question and opens it', async ({ page }) => {
    // A text fragment link uses the same search as "find in page", which tests cannot start.
    await open(page, '/faq/FAQVPNAndroid');
    const answer = (await page.locator('#logs p').first().textContent()) ?? '';
    await open(page, '/faq');
    const words = answer.split(' ').slice(0, 6).join(' ');
    await open(page, `/faq/FAQVPNAndroid#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`);
    await expect(page.locator('#logs')).toBeVisible();
    await expect(page.getByText(words)).toBeInViewport();
    await expect(page.locator('#kill-switch')).toBeHidden();
  });

  test('a guide can be rated not helpful', async ({ page }) => {
    await open(page, `/ar${guide}`);
    await page.getByRole('button', { name: label('helpful.no', {}, 'ar') }).click();
    await expect(page).toHaveURL(`/ar${guide}#thanks`);
    await expect(page.getByText(label('helpful.thanks', {}, 'ar'))).toBeInViewport();
  });

  test('inside an app, a legal page shows only its text', async ({ page }) => {
    await open(page, '/de/privacy-android-vpn?view=app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/privacy-android-vpn$/);
  });
});

test('a rating shows a thank-you, and an app shows only the text of a legal page, in which axe finds no problems', async ({
  page,
}) => {
  await open(page, '/privacy?view=app');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page, 'legal page inside an app');
  await open(page, '/faq/FAQVPNAndroid#kill-switch');
  await page
    .locator('#kill-switch')
    .getByRole('button', { name: label('helpful.yes') })
    .click();
  await expect(page.locator('#kill-switch').getByText(label('helpful.thanks'))).toBeInViewport();
  await expectAccessible(page, 'thanks', ['#kill-switch']);
});
