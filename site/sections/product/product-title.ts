import type { App } from '#content/facts/apps.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';

/** The title of a product page, with the platforms as a list in its language: `Photo Vault for Android and iOS`. */
export function productTitle({ t, language }: Locale, { id, platforms }: App): string {
  const names = platforms.map((platform) => t(platformKey[platform]));
  return t('product.title', { app: t(appNameKey[id]), platforms: new Intl.ListFormat(language.tag).format(names) });
}
