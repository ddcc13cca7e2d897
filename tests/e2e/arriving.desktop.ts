import { expect, open, test } from '#tests/support/test.ts';

test('the words beside the picture of the home page stand still while the document is still arriving', async ({
  page,
  request,
}) => {
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
