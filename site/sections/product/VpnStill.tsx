import { countryName } from '#locales/country-name.ts';
import type { Locale } from '#site/i18n/locale.ts';
import css from './VpnStill.module.css';
import still from './Still.module.css';

/** The VPN's connect button, and the location of the server. */
export function VpnStill({ locale: { t, language } }: { locale: Locale }) {
  const country = countryName('SE', language.tag);
  return (
    <div className={still.middle}>
      <svg className={css.button} viewBox="0 0 220 220">
        <circle cx="110" cy="110" r="106" />
        <circle cx="110" cy="110" r="86" />
        <circle className={css.face} cx="110" cy="110" r="66" />
        <path d="M110 80v28m-21-15a30 30 0 1 0 42 0" />
      </svg>
      <div className={still.title}>{t('stage.vpn.connected')}</div>
      {t('stage.vpn.tap')}
      <div className={css.place}>
        <svg className={still.glyph} viewBox="0 0 24 24">
          <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12h16M12 4c-4.5 5-4.5 11 0 16 4.5-5 4.5-11 0-16" />
        </svg>
        <div>
          <b className={still.name}>{country}</b>
          {t('stage.vpn.nearest')}
        </div>
      </div>
    </div>
  );
}
