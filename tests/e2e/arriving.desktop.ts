import { expect, open, test } from '#tests/support/test.ts';

test('the headline of the home page does not move while the document is loading', async ({ page, request }) => {
  const whole = await (await request.get('/')).text();
  const words = () => page.getByRole('heading', { level: 1 }).boundingBox();
  await open(page, '/');
  const there = await words();
  const picture = whole.indexOf('role="switch"');
  for (const end of [picture, whole.indexOf('Photo Vault', picture)]) {
    expect(end).toBeGreaterThan(0);
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: whole.slice(0, end) }));
    await open(page, '/');
    expect(await words()).toEqual(there);
    await page.unroute('/');
  }
});
