import { expect, test } from 'vitest';
import {
  builtAddresses,
  builtRoutes,
  fixedRoutes,
  localAddress,
  parameterRoutes,
  readManifest,
} from '#tests/support/routes.ts';

const manifest = readManifest();

test.each(manifest.locales)('every fixed route is a page in $code', ({ prefix }) => {
  const parametric = Object.values(parameterRoutes).flatMap((pattern) => builtRoutes(manifest, pattern));
  const built = builtAddresses(manifest, prefix);
  expect([...fixedRoutes, ...parametric].filter((route) => !built.includes(localAddress(prefix, route)))).toEqual([]);
  expect(manifest.files).toHaveProperty([`${localAddress(prefix, '/404')}.html`]);
});

test.each(Object.entries(parameterRoutes))('there is a %s page', (_, pattern) => {
  expect(builtRoutes(manifest, pattern).length).toBeGreaterThan(0);
});
