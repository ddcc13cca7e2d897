import type { Locale } from '#site/i18n/locale.ts';
import css from './PasswordStill.module.css';
import still from './Still.module.css';

/** The password generator, and three entries of the vault with hidden passwords. */
export function PasswordStill({ locale: { t } }: { locale: Locale }) {
  const entries = [
    { name: t('stage.password.mail'), d: 'M5 7h14v10H5zm0 1 7 5 7-5' },
    { name: t('stage.password.bank'), d: 'M5 10l7-4 7 4zm2 0v6m5-6v6m5-6v6M5 18h14' },
    { name: t('stage.password.shop'), d: 'M7 9h10l1 10H6zm2 2V8a3 3 0 0 1 6 0v3' },
  ];
  return (
    <>
      <div className={still.title}>{t('app.password')}</div>
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
      {entries.map(({ name, d }) => (
        <div className={still.row} key={name}>
          <svg className={`${still.glyph} ${css.entry}`} viewBox="0 0 24 24">
            <path d={d} />
          </svg>
          <b className={still.name}>{name}</b>
          <span className={css.masked}>••••••••</span>
        </div>
      ))}
    </>
  );
}
