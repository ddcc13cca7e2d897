/** A store that may be switched off by the browser's settings, where even a look at it throws. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** What was stored earlier, in the order of trust: cookie, local storage, session storage. The key is `language`. */
export function storedLanguages(): (string | null | undefined)[] {
  return [
    /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1],
    attempt(() => localStorage.language as string | undefined),
    attempt(() => sessionStorage.language as string | undefined),
  ];
}

/** Keeps a choice for a year (as a cookie too: the server's own pages read that one). */
export function storeLanguage(tag: string): void {
  document.cookie = `language=${tag};path=/;max-age=31536000;samesite=lax`;
  attempt(() => (localStorage.language = tag));
}
