import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceItems } from '#contracts/device-storage.ts';

test.each(Object.entries(deviceItems))('%s is written by the listed file', (_, { key, writtenBy }) => {
  expect(existsSync(writtenBy)).toBe(true);
  expect(readFileSync(writtenBy, 'utf8')).toContain(key);
});

test('no two items have the same kind and key', () => {
  const places = Object.values(deviceItems).map(({ kind, key }) => `${kind} ${key}`);
  expect(new Set(places).size).toBe(places.length);
});

test('no key is the name of a member of Storage', () => {
  // These are properties of every `Storage`: `device.localStorage.length = …` would not store anything.
  const members = ['length', 'key', 'getItem', 'setItem', 'removeItem', 'clear'];
  for (const { key } of Object.values(deviceItems)) expect(members).not.toContain(key);
});
