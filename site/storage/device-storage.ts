/**
 * The only access to browser storage, enforced by a lint rule. Types only, so that it costs inline scripts nearly
 * nothing.
 */
import type { DeviceKey } from '#contracts/device-storage.ts';

type Items<Kind extends 'localStorage' | 'sessionStorage'> = Partial<Record<DeviceKey<Kind>, string>>;

type CookieText = `${DeviceKey<'cookie'>}=${string};path=/;max-age=${number};samesite=lax`;

type Device = {
  readonly localStorage: Items<'localStorage'>;
  readonly sessionStorage: Items<'sessionStorage'>;
  // oxlint-disable-next-line typescript/related-getter-setter-pairs -- a browser returns all cookies, without what was set for them
  readonly document: { get cookie(): string; set cookie(text: CookieText) };
};

/**
 * Browser storage restricted to the keys in `contracts/device-storage.ts`: `device.localStorage.language`.
 * Browser settings may disable storage, and then any access throws: use `attempt()`.
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
