import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { StoreCode } from '#site/sections/catalogue/StoreCode.tsx';
import { StoreLinks } from '#site/sections/catalogue/StoreLinks.tsx';
import css from './PrimaryStores.module.css';

type PrimaryStoresProps = {
  locale: Locale;
  app: AppId;
  className?: string | undefined;
  /** Below the buttons. */
  children?: ReactNode;
};

/**
 * The store buttons as the primary action of a page. The button for the visitor's platform is highlighted; on wide
 * screens, a QR code that works for every phone stands beside the buttons.
 */
export function PrimaryStores({ locale, app, className = '', children }: PrimaryStoresProps) {
  return (
    <div className={`${css.lit} ${className}`}>
      <StoreLinks locale={locale} app={app} />
      <StoreCode className={css.code} locale={locale} app={app} />
      {children}
    </div>
  );
}
