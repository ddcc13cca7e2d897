import { afterAll, expect, test } from 'vitest';
import { createSecurityHeaders } from '#server/guards/security-headers.ts';
import { fixtureFiles, writeFixtureSite } from '#server/testing/fixture-site.ts';
import { createFormBodies } from './form-bodies.ts';
import { loadSite, type SiteFile } from './load-site.ts';

const many = Object.fromEntries(
  Array.from({ length: 500 }, (_, index) => [`/${index}.ico`, Buffer.alloc(60_000, index)]),
);
const fixture = writeFixtureSite({ ...fixtureFiles, ...many });
const site = loadSite(
  fixture.distFolder,
  fixture.manifest,
  createSecurityHeaders({ services: fixture.manifest.services, isHttps: false }),
);
afterAll(() => fixture.remove());

function fileAt(address: string): SiteFile {
  const file = site.files.get(address);
  if (!file) throw new Error(`no file at ${address}`);
  return file;
}

test('a small form is read once, however many ask for it at the same time, and kept', async () => {
  const bodies = createFormBodies();
  const icon = fileAt('/favicon.ico');
  expect(bodies.kept(icon, icon.identity)).toBeUndefined();
  const [one, other] = await Promise.all([bodies.open(icon, icon.identity), bodies.open(icon, icon.identity)]);
  expect(one).toBe(other);
  expect(bodies.kept(icon, icon.identity)).toBe(one);
  expect(one).toMatchObject({ body: fixtureFiles['/favicon.ico'] });
});

test('a large form is opened for each who asks, and not kept', async () => {
  const bodies = createFormBodies();
  const photo = fileAt('/_assets/photo.Ef56Gh78.png');
  const handle = await bodies.open(photo, photo.identity);
  expect(handle).not.toHaveProperty('body');
  expect(bodies.kept(photo, photo.identity)).toBeUndefined();
  if (!('body' in handle)) await handle.close();
});

test('what was read first goes first when there is too much', async () => {
  const bodies = createFormBodies();
  for (let index = 0; index < 500; index++)
    await bodies.open(fileAt(`/${index}.ico`), fileAt(`/${index}.ico`).identity);
  const kept = Array.from({ length: 500 }, (_, index) => fileAt(`/${index}.ico`)).filter((file) =>
    bodies.kept(file, file.identity),
  );
  expect(kept.length).toBeGreaterThan(380);
  expect(kept.length).toBeLessThan(420);
  expect(kept.at(-1)).toBe(fileAt('/499.ico'));
  expect(bodies.kept(fileAt('/0.ico'), fileAt('/0.ico').identity)).toBeUndefined();
});
