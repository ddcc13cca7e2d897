import { apps, platforms } from '#content/facts/apps.ts';
import { developerPages, storeLinks } from '#content/facts/company.ts';
import { storeAddress } from '#site/i18n/store-address.ts';
import { label } from '#tests/support/labels.ts';
import { expect, nightly, open, test } from '#tests/support/test.ts';

test('the cards link to exactly the stores that have the app', async ({ page }) => {
  await open(page, '/products');
  for (const { id, slug } of apps) {
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="/product/${slug}"]`) });
    const links = card.locator('a[target="_blank"]');
    const expected = platforms.flatMap((platform) =>
      storeLinks[id][platform] ? [storeAddress(storeLinks[id][platform], 'en')] : [],
    );
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), id).toEqual(expected);
    for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

const mozilla = 'Mozilla/5.0';
const devices: [name: string, userAgent: string, store: keyof typeof developerPages][] = [
  ['iPhone', `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`, 'ios'],
  ['Mac', `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15`, 'ios'],
  ['Windows', `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36`, 'android'],
];

for (const [name, userAgent, store] of devices) {
  test(
    `the download button links to ${store === 'ios' ? 'the App Store' : 'Google Play'} on ${name}`,
    name === 'iPhone' ? {} : nightly,
    async ({ visit }) => {
      const page = await visit({ userAgent });
      await open(page, '/about');
      const buttons = page.locator('header').getByRole('link', { name: label('header.download'), includeHidden: true });
      for (const button of await buttons.all()) {
        await expect(button).toHaveAttribute('href', storeAddress(developerPages[store], 'en'));
        await expect(button).toHaveAttribute('target', '_blank');
        await expect(button).toHaveAttribute('rel', /noopener/);
      }
      // One in the header and one in the drawer.
      await expect(buttons).toHaveCount(2);
    },
  );
}

test('without JavaScript the download button links to Google Play', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false, userAgent: devices[0]?.[1] ?? '' });
  await open(page, '/about');
  await expect(page.locator('header > div').getByRole('link', { name: label('header.download') })).toHaveAttribute(
    'href',
    storeAddress(developerPages.android, 'en'),
  );
});
