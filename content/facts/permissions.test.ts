import { expect, test } from 'vitest';
import { apps } from './apps.ts';
import { permissionIds, permissionsOf } from './permissions.ts';

test.each(apps)('$id requests permissions only on its platforms', ({ id, platforms }) => {
  const asked = new Set(permissionsOf(id).map(({ platform }) => platform));
  expect([...asked].sort()).toEqual([...platforms].sort());
});

test('each permission is requested by some app, and by none twice', () => {
  const asked = apps.map(({ id }) => permissionsOf(id).map((permission) => permission.id));
  for (const ids of asked) expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(asked.flat())).toEqual(new Set(permissionIds));
});
