import type { Locale } from '#site/i18n/locale.ts';
import css from './CheckUs.module.css';

type CheckUsProps = { locale: Locale };

/**
 * Measurements of the current page from the build, and how to verify them. `scripts/build/measured-pages.ts` fills the
 * elements with `data-measured`; in development they show dashes.
 *
 */
export function CheckUs({ locale: { t } }: CheckUsProps) {
  return (
    <aside className={css.panel} aria-labelledby="check-title" data-unsearched="">
      <h3 id="check-title">{t('check.title')}</h3>
      <dl>
        <dt>{t('check.requests')}</dt>
        <dd data-measured="requests">–</dd>
        <dt>{t('check.hosts')}</dt>
        <dd data-measured="hosts">–</dd>
        <dt>{t('check.bytes')}</dt>
        <dd>
          {/* "16 kB" is left-to-right in Hebrew too. */}
          <bdi data-measured="bytes">–</bdi>
        </dd>
        <dt>{t('check.scripts')}</dt>
        <dd data-measured="scripts">–</dd>
      </dl>
      <p>{t('check.how')}</p>
    </aside>
  );
}
