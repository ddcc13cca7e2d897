import { builtAddresses, fixedRoutes, localAddress, readManifest } from '#tests/support/routes.ts';
import { isDeep } from '#tests/support/templates.ts';
import { expect, origin, test } from '#tests/support/test.ts';

/** Number of concurrent requests. */
const parallel = 16;

/** Returns the paths that aren't answered with a page. */
async function wrongAnswers(addresses: readonly string[]): Promise<string[]> {
  const queue = addresses.values();
  const wrong: string[] = [];
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const address of queue) {
        const response = await fetch(origin() + address, { redirect: 'manual' });
        await response.arrayBuffer();
        const isPage = response.headers.get('content-type') === 'text/html; charset=utf-8';
        const hasPolicy = response.headers.get('content-security-policy')?.includes("default-src 'none'");
        if (response.status !== 200 || !isPage || !hasPolicy) wrong.push(`${address}: ${response.status}`);
      }
    }),
  );
  return wrong;
}

const manifest = readManifest();

test('every fixed route returns a page in every language, and every page in English', async () => {
  test.setTimeout(120_000);
  const addresses = manifest.locales.flatMap(({ code, prefix }) => [
    ...fixedRoutes.map((route) => localAddress(prefix, route)),
    ...(isDeep || code === 'en' ? builtAddresses(manifest, prefix) : []),
  ]);
  expect(await wrongAnswers([...new Set(addresses)])).toEqual([]);
});
