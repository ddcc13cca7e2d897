import { languageSeconds } from '#contracts/device-storage.ts';
import { attempt, device } from '#site/storage/device-storage.ts';

/** Stored choices in order of precedence: cookie, local storage, session storage. */
export function storedLanguages(): (string | undefined)[] {
  return [
    /(?:^|; )language=([^;]*)/.exec(device.document.cookie)?.[1],
    attempt(() => device.localStorage.language),
    attempt(() => device.sessionStorage.language),
  ];
}

/** Stores a choice; local storage is for browsers that reject cookies. */
export function storeLanguage(tag: string): void {
  device.document.cookie = `language=${tag};path=/;max-age=${languageSeconds};samesite=lax`;
  attempt(() => (device.localStorage.language = tag));
}
