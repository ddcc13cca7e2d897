import { platforms, type AppId } from '#content/facts/apps.ts';
import { appNames, storeLinks } from '#content/facts/company.ts';
import { storeKeys } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppStoreGlyph } from '#site/ui/icons/AppStoreGlyph.tsx';
import { PlayStoreGlyph } from '#site/ui/icons/PlayStoreGlyph.tsx';
import css from './StoreLinks.module.css';

type StoreLinksProps = {
  locale: Locale;
  app: AppId;
  /** The QR code of each store: beside the button, or (in the small cards) shown while the button is pointed at. */
  codes?: 'beside' | 'on-demand';
};

/** A button for each store the app is in; a platform without a link has no button. */
export function StoreLinks({ locale: { t }, app, codes = 'on-demand' }: StoreLinksProps) {
  return (
    <ul className={css.stores} data-codes={codes}>
      {platforms.map((platform) => {
        const link = storeLinks[app][platform];
        if (!link) return null;
        return (
          <li key={platform}>
            <a
              href={link}
              target="_blank"
              rel="noopener"
              aria-label={t(storeKeys[platform].get, { app: appNames[app] })}
            >
              {platform === 'android' ? <PlayStoreGlyph /> : <AppStoreGlyph />}
              {t(storeKeys[platform].name)}
            </a>
            <img
              className={css.code}
              src={`/qr/${app}-${platform}.svg`}
              alt={t(storeKeys[platform].code, { app: appNames[app] })}
              width={96}
              height={96}
              loading="lazy"
            />
          </li>
        );
      })}
    </ul>
  );
}
