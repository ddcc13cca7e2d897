/**
 * Everything the website keeps on a visitor's device. The single list for the code that reads and writes it
 * (`site/storage/`), for the table in the privacy policy, and for the browser tests, which fail on anything else.
 */

/** Kinds of browser storage. */
export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'Cache';

/** One stored item. Its purpose and lifetime are described in `content/legal/<locale>/privacy.md`. */
export type DeviceItem = {
  kind: StorageKind;
  key: string;
  /** The file that writes it. */
  writtenBy: string;
  /** Maximum lifetime: days, or until the tab or the visitor's browser deletes it. */
  kept: number | 'tab' | 'unlimited';
};

/** Lifetime of the language cookie in seconds: one year. A literal, so that scripts ship no arithmetic. */
export const languageSeconds = 31_536_000;

/** Days an application draft is kept after its last change. */
export const draftDays = 30;

/** Maximum number of pages that the service worker caches, besides the offline page and the FAQ in one language. */
export const maxSavedPages = 40;

/** Keyed by the row names of the privacy policy. */
export const deviceItems = {
  languageCookie: {
    kind: 'cookie',
    key: 'language',
    writtenBy: 'site/inline/language-choice.ts',
    kept: languageSeconds / 86_400,
  },
  // For browsers that reject cookies.
  languageChoice: {
    kind: 'localStorage',
    key: 'language',
    writtenBy: 'site/inline/language-choice.ts',
    kept: 'unlimited',
  },
  splash: { kind: 'sessionStorage', key: 'seen', writtenBy: 'site/inline/head.ts', kept: 'tab' },
  applicationDraft: {
    kind: 'localStorage',
    key: 'application-draft',
    writtenBy: 'site/islands/application-form/use-draft.ts',
    kept: draftDays,
  },
  // Followed by the version of the build in the cache's name.
  savedPages: { kind: 'Cache', key: 'pages', writtenBy: 'site/service-worker/saved-pages.ts', kept: 'unlimited' },
} as const satisfies Readonly<Record<string, DeviceItem>>;

export type DeviceItemId = keyof typeof deviceItems;

/**
 * Keys that are read but never written, so the policy doesn't list them: language detection also reads session storage,
 * where another page of the same origin may have stored a language.
 */
export const readOnlyKeys = { sessionStorage: ['language'] } as const;

type Items = (typeof deviceItems)[DeviceItemId];

/** The keys that the website may use in one kind of storage. */
export type DeviceKey<Kind extends StorageKind> =
  | Extract<Items, { kind: Kind }>['key']
  | (Kind extends keyof typeof readOnlyKeys ? (typeof readOnlyKeys)[Kind][number] : never);
