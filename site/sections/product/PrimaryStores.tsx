import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { StoreLinks } from '#site/sections/catalogue/StoreLinks.tsx';
import css from './PrimaryStores.module.css';

type PrimaryStoresProps = { locale: Locale; app: AppId };

/** The stores as a page's primary action, the one for the visitor's system lit, with the QR code for every phone behind the last button. */
export function PrimaryStores(props: PrimaryStoresProps) {
  return <StoreLinks {...props} className={css.lit} hasOneCode />;
}
