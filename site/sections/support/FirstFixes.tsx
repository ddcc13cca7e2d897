import type { Locale } from '#site/i18n/locale.ts';
import { Points } from '#site/ui/Points.tsx';
import css from './FirstFixes.module.css';

type FirstFixesProps = { locale: Locale };

/** What to try before writing to support. */
export function FirstFixes({ locale: { t } }: FirstFixesProps) {
  return (
    <>
      <h2>{t('support.first.title')}</h2>
      <div className={css.fixes}>
        <Points
          numbered
          points={[
            { title: t('support.first.update.title'), text: t('support.first.update.text') },
            { title: t('support.first.permissions.title'), text: t('support.first.permissions.text') },
            { title: t('support.first.battery.title'), text: t('support.first.battery.text') },
            { title: t('support.first.restart.title'), text: t('support.first.restart.text') },
          ]}
        />
      </div>
    </>
  );
}
