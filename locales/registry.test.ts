import { expect, test } from 'vitest';
import { languages, toLanguageTag, type LanguageCode, type LanguageTag } from './registry.ts';

test('every tag is a canonical BCP 47 tag, and its own reading', () => {
  for (const { tag } of languages) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(toLanguageTag(tag)).toBe(tag);
  }
});

test('a code is no tag, and a tag no code', () => {
  const code: LanguageCode = 'zh_TW';
  const tag: LanguageTag = 'zh-TW';
  // @ts-expect-error -- the compiler tells them apart
  const wrongTag: LanguageTag = code;
  // @ts-expect-error -- the compiler tells them apart
  const wrongCode: LanguageCode = tag;
  expect([toLanguageTag(wrongTag), toLanguageTag(wrongCode)]).toEqual(['en', 'zh-TW']);
});

test('text that is no tag of ours is English', () => {
  expect(['tlh', '', 'DE', 'zh-Hant'].map(toLanguageTag)).toEqual(['en', 'en', 'en', 'en']);
});
