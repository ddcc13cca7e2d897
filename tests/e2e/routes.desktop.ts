import { builtAddresses, fixedRoutes, localAddress, readManifest } from '#tests/support/routes.ts';
import { expect, origin, test } from '#tests/support/test.ts';

/** Number of concurrent requests. */
const parallel = 16;

async function answers(addresses: readonly string[]): Promise<string[]> {
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

for (const { code, prefix } of manifest.locales) {
  test(`every page returns 200 in ${code}`, async () => {
    const promised = fixedRoutes.map((route) => localAddress(prefix, route));
    expect(await answers([...new Set([...promised, ...builtAddresses(manifest, prefix)])])).toEqual([]);
  });
}
