import type { Locale } from '#site/i18n/locale.ts';
import css from './Still.module.css';

/** The generator, and three entries that nobody reads over a shoulder. */
export function PasswordStill({ locale: { t } }: { locale: Locale }) {
  const entries = [t('stage.password.mail'), t('stage.password.bank'), t('stage.password.shop')];
  return (
    <>
      <div className={css.title}>{t('app.password')}</div>
      <div className={css.generator}>
        {t('stage.password.new')}
        <code dir="ltr">
          hV<i>7</i>m<u>#</u>Rt<i>2</i>
          <br />q<u>&amp;</u>Lw<i>9</i>Yd<u>+</u>
        </code>
        <div className={css.strength}>
          <span />
          <span />
          <span />
          <span />
        </div>
        <b>{t('stage.password.strong')}</b>
      </div>
      {entries.map((entry) => (
        <div className={css.row} key={entry}>
          <span className={css.initial}>{[...entry][0]}</span>
          <b>{entry}</b>
          <span className={css.masked}>••••••••</span>
        </div>
      ))}
    </>
  );
}
