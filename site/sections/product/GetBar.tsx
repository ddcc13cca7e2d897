import type { App } from '#content/facts/apps.ts';
import { storeLinks } from '#content/facts/company.ts';
import { appNameKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { storeAddress } from '#site/i18n/store-address.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import css from './GetBar.module.css';

type GetBarProps = { locale: Locale; app: App };

/**
 * A bar at the bottom of phone screens with the store button, visible while neither the store buttons at the top nor
 * those at the end of the page are in view. It links to the store of the visitor's platform
 * (`site/inline/page.ts`).
 */
export function GetBar({ locale: { t, language }, app }: GetBarProps) {
  const { android, ios } = storeLinks[app.id];
  const address = (link: string | undefined) => link && storeAddress(link, language.tag);
  return (
    <div className={css.bar}>
      <AppIcon app={app.id} />
      <ButtonLink href={address(android ?? ios)} data-apple={address(ios)} target="_blank" rel="noopener">
        {t('product.get.title', { app: t(appNameKey[app.id]) })}
      </ButtonLink>
    </div>
  );
}
