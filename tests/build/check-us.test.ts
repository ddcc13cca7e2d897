import { expect, test } from 'vitest';
import { measureText } from '#scripts/build/measured-pages.ts';
import { weigh } from '#scripts/check-budgets.ts';
import { readBuilt } from '#scripts/site-checks/built-site.ts';
import { site } from '#tests/support/built-site.ts';

const shown = (html: string) =>
  Object.fromEntries([...html.matchAll(/data-measured="(\w+)">([^<]*)</g)].map(([, id = '', text = '']) => [id, text]));

test('every home page shows its transfer size and that it makes no third-party requests', () => {
  const homes = site.pages.filter(({ file }) => readBuilt(site, file).includes('data-measured='));
  expect(homes.map(({ address }) => address)).toEqual(
    expect.arrayContaining(site.manifest.locales.map(({ prefix }) => `/${prefix}`)),
  );
  for (const page of homes) {
    const text = (id: 'requests' | 'hosts' | 'bytes' | 'scripts', value: number) => measureText(id, value, page.lang);
    const fetched = page.addresses.filter(
      ({ element, attribute }) => attribute === 'src' || element === 'astro-island',
    );
    const { bytes, ...counts } = shown(readBuilt(site, page.file));
    expect(counts, page.address).toEqual({
      requests: text('requests', fetched.filter(({ value }) => /^(https?:)?\/\//.test(value)).length),
      hosts: text('hosts', 0),
      scripts: text('scripts', page.externalScripts.length),
    });
    // The page contains its own size: near half a kilobyte, neither digit may be right, because another digit changes the
    // compressed size by up to 40 bytes.
    const { total } = weigh(site, page);
    expect([text('bytes', total - 50), text('bytes', total + 50)], page.address).toContain(bytes);
  }
});
