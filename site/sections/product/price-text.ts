import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** The price of an app as a sentence: the VPN has a yearly plan, all others are free. */
export function priceText({ t }: Locale, app: AppId): string {
  return t(app === 'vpn' ? 'product.price.vpn' : 'product.price.free');
}
