import type { App } from '#content/facts/apps.ts';
import { appNameKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { platformList } from '#site/i18n/platform-list.ts';

/** The title of a product page: `Photo Vault for Android and iOS`. */
export function productTitle(locale: Locale, { id, platforms }: App): string {
  return locale.t('product.title', { app: locale.t(appNameKey[id]), platforms: platformList(locale, platforms) });
}
