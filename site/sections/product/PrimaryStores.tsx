import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { StoreLinks } from '#site/sections/catalogue/StoreLinks.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import css from './PrimaryStores.module.css';

type PrimaryStoresProps = {
  locale: Locale;
  app: AppId;
  className?: string | undefined;
  /** Below the buttons. */
  children?: ReactNode;
};

/**
 * The store buttons as the primary action of a page. The button for the visitor's platform is highlighted; a QR code
 * that works for every phone stands at the end of the row.
 */
export function PrimaryStores({ locale, app, className = '', children }: PrimaryStoresProps) {
  return (
    <Stack gap={3} className={`${css.lit} ${className}`}>
      <StoreLinks locale={locale} app={app} hasOneCode />
      {children}
    </Stack>
  );
}
