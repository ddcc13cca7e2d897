/**
 * The languages of the site: the single list. Everything that depends on languages (routes, selector,
 * detection, hreflang, fonts, mails, checks) reads these rows.
 */

export type Direction = 'ltr' | 'rtl';

/** Supported writing systems; each has its typefaces in `site/styles/scripts/`. */
export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'vietnamese'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'thai'
  | 'hangul'
  | 'japanese'
  | 'chinese-simplified'
  | 'chinese-traditional';

export type Language = {
  /** Internal code: file names under `locales/` and `content/`, stored choices. */
  code: BuildCode;
  /** BCP 47 tag for `lang` attributes and `Intl`, stored with submissions and subscribers. */
  tag: LanguageTag;
  /** Native name, as shown in the selector. */
  name: string;
  direction: Direction;
  /**
   * Tags for `hreflang`. Search engines accept only ISO 639-1 with an optional script or region. `es-419` and `fil`
   * don't qualify, so they use regions and an older code instead.
   */
  hreflang: readonly [string, ...string[]];
  script: Script;
};

/** The BCP 47 tag of a code: `es-419` of `es_419`. */
type TagOf<Code extends string> = Code extends `${infer Base}_${infer Region}` ? `${Base}-${Region}` : Code;

const row = <const Code extends string>(
  code: Code,
  name: string,
  script: Script = 'latin',
  own: { hreflang?: readonly [string, ...string[]]; direction?: Direction } = {},
) => {
  // The cast: `replace` returns `string`.
  const tag = code.replace('_', '-') as TagOf<Code>;
  return { code, tag, name, direction: own.direction ?? 'ltr', hreflang: own.hreflang ?? [tag], script } as const;
};

const rtl = { direction: 'rtl' } as const;

/** All 31 languages, English (the default and `x-default`) first. */
export const languages = [
  row('en', 'English'),
  row('ar', 'العربية', 'arabic', rtl),
  row('cs', 'Čeština'),
  row('da', 'Dansk'),
  row('nl', 'Nederlands'),
  row('fil', 'Filipino', 'latin', { hreflang: ['tl'] }),
  row('fi', 'Suomi'),
  row('fr', 'Français'),
  row('de', 'Deutsch'),
  row('el', 'Ελληνικά', 'greek'),
  row('he', 'עברית', 'hebrew', rtl),
  row('hi', 'हिन्दी', 'devanagari'),
  row('id', 'Bahasa Indonesia'),
  row('ga', 'Gaeilge'),
  row('it', 'Italiano'),
  row('ja', '日本語', 'japanese'),
  row('ko', '한국어', 'hangul'),
  row('mr', 'मराठी', 'devanagari'),
  row('fa', 'فارسی', 'arabic', rtl),
  row('pl', 'Polski'),
  row('pt', 'Português'),
  row('ru', 'Русский', 'cyrillic'),
  row('zh', '简体中文', 'chinese-simplified', { hreflang: ['zh-Hans'] }),
  row('sk', 'Slovenčina'),
  row('es', 'Español'),
  row('es_419', 'Español (Latinoamérica)', 'latin', {
    hreflang: ['es-MX', 'es-AR', 'es-CO', 'es-CL', 'es-PE', 'es-US'],
  }),
  row('sv', 'Svenska'),
  row('th', 'ไทย', 'thai'),
  row('zh_TW', '繁體中文', 'chinese-traditional', { hreflang: ['zh-Hant'] }),
  row('tr', 'Türkçe'),
  row('vi', 'Tiếng Việt', 'vietnamese'),
] as const satisfies readonly Omit<Language, 'code' | 'tag'>[];

/** Test-only language: English made longer, accented and bracketed. */
export const pseudoLanguage = {
  code: 'pseudo',
  tag: 'en-XA',
  name: 'Ƥşḗŭḓǿ',
  direction: 'ltr',
  hreflang: ['en-XA'],
  script: 'latin',
} as const satisfies Omit<Language, 'code' | 'tag'> & { code: string; tag: string };

/** One of the 31 codes. */
export type LanguageCode = (typeof languages)[number]['code'];

/** A code that a build may contain: one of the 31, or the test-only language's. */
export type BuildCode = LanguageCode | typeof pseudoLanguage.code;

/** A tag that a build may contain. The compiler tells it from a code: `es_419` and `es-419` are in one of the two only. */
export type LanguageTag = (typeof languages)[number]['tag'] | typeof pseudoLanguage.tag;

/** Fallback language; its paths have no prefix. */
export const defaultCode = 'en' satisfies LanguageCode;

/** Reads a tag from stored or typed text. English for text that is none, such as the tag of a language that was removed. */
export function toLanguageTag(text: string): LanguageTag {
  return [...languages, pseudoLanguage].find(({ tag }) => tag === text)?.tag ?? defaultCode;
}
