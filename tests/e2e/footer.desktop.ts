import { company } from '#content/facts/company.ts';
import { label } from '#tests/support/labels.ts';
import { readManifest } from '#tests/support/routes.ts';
import { expect, open, test } from '#tests/support/test.ts';

/** Columns with their links, in order. */
const columns: Record<string, string[]> = {
  'footer.company': ['/', '/support', '/about', '/careers', '/contact'],
  'footer.products': [
    '/product/firewall',
    '/product/applock',
    '/product/vpn',
    '/product/anti-theft',
    '/product/photovault',
    '/product/password-manager',
  ],
  'footer.resources': ['/faq', '/news', '/documentation', '/blog'],
};

test('the footer’s columns, legal links, and year', async ({ visit }) => {
  const [code, prefix] = ['ar', '/ar'];
  const page = await visit({ locale: code });
  await open(page, `${prefix}/about`);
  const footer = page.getByRole('contentinfo');
  const hrefs = (scope: typeof footer) =>
    scope.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const local = (routes: string[]) => routes.map((route) => (route === '/' ? prefix : prefix + route));
  for (const [title, routes] of Object.entries(columns)) {
    const column = footer.getByRole('navigation', { name: label(title, {}, code) });
    expect(await hrefs(column)).toEqual(local(routes));
    await expect(column.getByRole('heading', { level: 2 })).toHaveText(label(title, {}, code));
  }
  for (const key of ['terms', 'privacy', 'trust', 'press', 'status'])
    await expect(footer.getByRole('link', { name: label(`footer.${key}`, {}, code), exact: true })).toHaveAttribute(
      'href',
      `${prefix}/${key}`,
    );
  // The build of a server that the tests haven't started (`SITE_ORIGIN`) may be from another year, which no page says.
  if (process.env.SITE_FOLDER) await expect(footer).toContainText(readManifest().builtAt.slice(0, 4));
  await expect(footer).toContainText(company.address.street);
});
