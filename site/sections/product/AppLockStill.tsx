import type { Locale } from '#site/i18n/locale.ts';
import css from './AppLockStill.module.css';
import still from './Still.module.css';

/** The lock screen of an app, with a pattern half drawn. */
export function AppLockStill({ locale: { t } }: { locale: Locale }) {
  return (
    <div className={still.middle}>
      <svg className={`${still.glyph} ${css.tile}`} viewBox="0 0 48 48">
        <path d="M16 14h16a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-8l-6 5v-5h-2a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4m1 6h14m-14 5h9" />
      </svg>
      <div className={still.title}>{t('stage.applock.messages')}</div>
      {t('stage.applock.prompt')}
      <svg className={css.pattern} viewBox="0 0 216 216">
        <path className={css.dots} d="M32 32h0m76 0h0m76 0h0M32 108h0m76 0h0m76 0h0M32 184h0m76 0h0m76 0h0" />
        <path d="M32 184V32l152 152v-76" />
        <circle cx="184" cy="108" r="24" />
        <path className={css.finger} d="M184 108h0" />
      </svg>
      <svg className={`${still.glyph} ${css.print}`} viewBox="0 0 24 24">
        <path d="M5 9a8 8 0 0 1 13.5-2.5M20 10.5c.5 3 .2 5.5-.5 7.5M4.5 13c.2 2 0 3.5-.8 5M8 19.5c1-2.5 1-5 .8-7.5a3.3 3.3 0 0 1 6.5-.5c.4 3.5 0 6.5-1.300 9.5M12 12c.2 3.5-.2 6.5-1.5 9" />
      </svg>
    </div>
  );
}
