import { expect, test } from 'vitest';
import { buildManifestSchema } from './build-manifest.ts';

const { locales } = buildManifestSchema.shape;

test('a manifest names languages by code and tag, each in its place', () => {
  expect(locales.safeParse([{ code: 'zh_TW', prefix: 'zh-tw', tag: 'zh-TW' }]).success).toBe(true);
  expect(locales.safeParse([{ code: 'pseudo', prefix: 'en-xa', tag: 'en-XA' }]).success).toBe(true);
  expect(locales.safeParse([{ code: 'zh-TW', prefix: 'zh-tw', tag: 'zh-TW' }]).success).toBe(false);
  expect(locales.safeParse([{ code: 'zh_TW', prefix: 'zh-tw', tag: 'zh_TW' }]).success).toBe(false);
});
