import type { Locale } from '#site/i18n/locale.ts';
import css from './FirewallStill.module.css';
import still from './Still.module.css';

/** Icons of Wi-Fi, mobile data and roaming, on a grid of 24 units. */
const networks = [
  'M4 10a12 12 0 0 1 16 0M7 13.5a8 8 0 0 1 10 0M12 18h0',
  'M5 18v-2M10 18v-5M15 18v-8M20 18V6',
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12h16M12 4c-4.5 5-4.5 11 0 16 4.5-5 4.5-11 0-16',
];

/** The list of rules: which app may use Wi-Fi, mobile data and roaming. */
export function FirewallStill({ locale: { t } }: { locale: Locale }) {
  const rules = [
    { name: t('stage.firewall.maps'), allowed: [true, true, true] },
    { name: t('stage.firewall.messages'), allowed: [true, true, true] },
    { name: t('stage.password.mail'), allowed: [true, true, false] },
    { name: t('stage.firewall.videos'), allowed: [true, false, false] },
    { name: t('stage.firewall.game'), allowed: [true, false, false] },
    { name: t('stage.firewall.flashlight'), allowed: [false, false, false] },
  ];
  return (
    <>
      <div className={still.title}>{t('app.firewall')}</div>
      <div className={css.tabs}>
        <b>{t('stage.firewall.deny')}</b>
        <span>{t('stage.firewall.allow')}</span>
      </div>
      {rules.map(({ name, allowed }) => (
        <div className={still.row} key={name}>
          <b className={still.name}>{name}</b>
          {networks.map((d, index) => (
            <svg
              key={d}
              className={`${still.glyph} ${css.network}`}
              data-denied={!allowed[index] || undefined}
              viewBox="0 0 24 24"
            >
              <path d={d} />
              {!allowed[index] && <path className={css.slash} d="M4 20 20 4" />}
            </svg>
          ))}
        </div>
      ))}
    </>
  );
}
