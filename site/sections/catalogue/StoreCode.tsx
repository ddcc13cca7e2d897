import type { HTMLAttributes } from 'react';
import { appById, type AppId } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';

type StoreCodeProps = HTMLAttributes<HTMLElement> & { locale: Locale; app: AppId };

/** A QR code that leads a phone to its store. Phones, where it is hidden, never load it. */
export function StoreCode({ locale: { t }, app, ...rest }: StoreCodeProps) {
  return (
    <figure data-unsearched="" data-hidden="below-desk" {...rest}>
      <img
        src={`/qr/${appById(app).slug}.svg`}
        alt={t('store.code', { app: appNames[app] })}
        width={120}
        height={120}
        loading="lazy"
      />
      <figcaption>{t('store.scan')}</figcaption>
    </figure>
  );
}
