/**
 * The only way to what the browser keeps: a lint rule sees to it. Types alone, so that it costs the pages' own scripts nearly
 * nothing.
 */
import type { DeviceKey } from '#contracts/device-storage.ts';

type Items<Kind extends 'localStorage' | 'sessionStorage'> = Partial<Record<DeviceKey<Kind>, string>>;

type CookieText = `${DeviceKey<'cookie'>}=${string};path=/;max-age=${number};samesite=lax`;

type Device = {
  readonly localStorage: Items<'localStorage'>;
  readonly sessionStorage: Items<'sessionStorage'>;
  // eslint-disable-next-line @typescript-eslint/related-getter-setter-pairs -- a browser returns all cookies, without what was set for them
  readonly document: { get cookie(): string; set cookie(text: CookieText) };
};

/**
 * The browser's storage, which takes only the keys that `contracts/device-storage.ts` lists: `device.localStorage.language`.
 * The browser's settings may turn storage off, which throws even when a page only looks at it: use `attempt()`.
 */
export const device = globalThis as unknown as Device;

/** What an action returns; undefined if it throws. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
