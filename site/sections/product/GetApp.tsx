import type { App } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Closing } from '#site/ui/Closing.tsx';
import css from './GetApp.module.css';
import { PrimaryStores } from './PrimaryStores.tsx';

type GetAppProps = { locale: Locale; app: App };

/** The end of a product page, with the store buttons again. */
export function GetApp({ locale, app }: GetAppProps) {
  const { t } = locale;
  return (
    <Closing title={t('product.get.title', { app: appNames[app.id] })} text={t('product.get.text')}>
      <div className={css.end}>
        <PrimaryStores locale={locale} app={app.id} />
      </div>
    </Closing>
  );
}
