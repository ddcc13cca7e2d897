import { expect, test } from 'vitest';
import { builtRoutes, fixedRoutes, parameterRoutes, readManifest } from '#tests/support/routes.ts';

const manifest = readManifest();

test.each(manifest.locales)('every promised route is a page in $code', ({ prefix }) => {
  const base = prefix && `/${prefix}`;
  const fileOf = (route: string) => (route === '/' ? base || '/index' : base + route) + '.html';
  const parametric = Object.values(parameterRoutes).flatMap((pattern) => builtRoutes(manifest, pattern));
  const missing = [...fixedRoutes, ...parametric, '/404'].filter((route) => !manifest.files[fileOf(route)]);
  expect(missing).toEqual([]);
});

test.each(Object.entries(parameterRoutes))('there is a %s page', (_, pattern) => {
  expect(builtRoutes(manifest, pattern).length).toBeGreaterThan(0);
});
