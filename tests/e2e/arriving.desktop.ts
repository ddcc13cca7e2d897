import { expect, open, test } from '#tests/support/test.ts';

test('the headline of the home page does not move while the document is loading', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const headlineBox = () => page.getByRole('heading', { level: 1 }).boundingBox();
  await page.goto('/', { waitUntil: 'networkidle' });
  const expectedBox = await headlineBox();
  const picture = html.indexOf('role="switch"');
  for (const end of [picture, html.indexOf('Photo Vault', picture)]) {
    expect(end).toBeGreaterThan(0);
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }));
    await open(page, '/');
    await expect.poll(headlineBox).toEqual(expectedBox);
    await page.unroute('/');
  }
});
