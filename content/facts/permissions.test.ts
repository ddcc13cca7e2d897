import { expect, test } from 'vitest';
import { apps } from './apps.ts';
import { permissionIds, permissionsOf } from './permissions.ts';

test.each(apps)('$id requests permissions only on its platforms', ({ id, platforms }) => {
  const requested = new Set(permissionsOf(id).map(({ platform }) => platform));
  expect([...requested].sort()).toEqual([...platforms].sort());
});

test('each permission is requested by some app, and by none twice', () => {
  const requested = apps.map(({ id }) => permissionsOf(id).map((permission) => permission.id));
  for (const ids of requested) expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(requested.flat())).toEqual(new Set(permissionIds));
});

test('what Android grants at installation is not called required or optional, since nobody can refuse it', () => {
  const requested = apps.flatMap(({ id }) => permissionsOf(id));
  for (const { id, need } of requested)
    expect(need === 'granted', id).toBe(/^android-(network|installed-apps|biometrics|billing)/.test(id));
});
