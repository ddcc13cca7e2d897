import type { Locale } from '#site/i18n/locale.ts';
import css from './AntiTheftStill.module.css';
import still from './Still.module.css';

/** The trusted phone: location of the lost phone, and the commands. */
export function AntiTheftStill({ locale: { t } }: { locale: Locale }) {
  const commands = [
    { name: t('stage.antitheft.locate'), d: 'M12 21c-4-4.5-6-7.8-6-11a6 6 0 0 1 12 0c0 3.2-2 6.5-6 11m0-11h0' },
    { name: t('stage.antitheft.ring'), d: 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zm5 3h4' },
    {
      name: t('stage.antitheft.lock'),
      d: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3',
    },
  ];
  return (
    <>
      <div className={still.title}>{t('app.antitheft')}</div>
      <svg className={css.map} viewBox="0 0 252 280">
        <path className={css.water} d="M-10 210c60-30 90 10 150-10s80-50 130-40v130H-10z" />
        <path d="M-10 60 270 20M-10 130l280-40M40-10l30 220M110-10l40 200M200-10l20 160M-10 180l150-20" />
        <circle className={css.far} cx="136" cy="108" r="54" />
        <circle className={css.near} cx="136" cy="108" r="26" />
        <circle className={css.here} cx="136" cy="108" r="9" />
      </svg>
      <div className={css.found}>
        <b className={still.name}>{t('stage.antitheft.phone')}</b>
        {t('stage.antitheft.found')}
      </div>
      <div className={css.commands}>
        {commands.map(({ name, d }) => (
          <div key={name}>
            <svg className={still.glyph} viewBox="0 0 24 24">
              <path d={d} />
            </svg>
            {name}
          </div>
        ))}
      </div>
    </>
  );
}
