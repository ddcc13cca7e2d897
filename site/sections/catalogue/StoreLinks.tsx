import type { ReactNode } from 'react';
import { platforms, type AppId } from '#content/facts/apps.ts';
import { appNames, storeLinks } from '#content/facts/company.ts';
import { storeKeys } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { storeAddress } from '#site/i18n/store-address.ts';
import { AppStoreGlyph } from '#site/ui/icons/AppStoreGlyph.tsx';
import { PlayStoreGlyph } from '#site/ui/icons/PlayStoreGlyph.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import css from './StoreLinks.module.css';

type StoreLinksProps = {
  locale: Locale;
  app: AppId;
  /** Beside each button. */
  code?: ReactNode;
};

/** A button for each store the app is available in; platforms without a link get no button. */
export function StoreLinks({ locale, app, code }: StoreLinksProps) {
  const { t, language } = locale;
  return (
    <Cluster as="ul" gap={2} className={css.stores} data-unsearched="">
      {platforms.map((platform) => {
        const link = storeLinks[app][platform];
        if (!link) return null;
        return (
          <li key={platform}>
            <ButtonLink
              variant="secondary"
              href={storeAddress(link, language.tag)}
              target="_blank"
              rel="noopener"
              aria-label={t(storeKeys[platform].get, { app: appNames[app] })}
            >
              {platform === 'android' ? <PlayStoreGlyph /> : <AppStoreGlyph />}
              {t(storeKeys[platform].name)}
            </ButtonLink>
            {code}
          </li>
        );
      })}
    </Cluster>
  );
}
