import type { App } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { StoreLinks } from '#site/sections/catalogue/StoreLinks.tsx';
import { Closing } from '#site/ui/Closing.tsx';
import css from './GetApp.module.css';

type GetAppProps = { locale: Locale; app: App };

/** The end of a product page: the stores again. */
export function GetApp({ locale, app }: GetAppProps) {
  const { t } = locale;
  return (
    <Closing title={t('product.get.title', { app: appNames[app.id] })} text={t('product.get.text')}>
      <div className={css.end}>
        <StoreLinks locale={locale} app={app.id} variant="lit" />
      </div>
    </Closing>
  );
}
