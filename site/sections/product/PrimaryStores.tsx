import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { StoreLinks } from '#site/sections/catalogue/StoreLinks.tsx';
import css from './PrimaryStores.module.css';

type PrimaryStoresProps = { locale: Locale; app: AppId };

/**
 * The store buttons as the primary action of a page. The button for the visitor's platform is highlighted; a QR code
 * that works for every phone follows the last button.
 */
export function PrimaryStores(props: PrimaryStoresProps) {
  return <StoreLinks {...props} className={css.lit} hasOneCode />;
}
