import type { AppId } from '#content/facts/apps.ts';
import { vpn } from '#content/facts/vpn.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import '#site/ui/icons/app-hues.css';
import css from './CardScreen.module.css';

/** What stands at the end of a row: a switch that is on or off, hidden characters, or a ring for what can be done. */
type Mark = 'on' | 'off' | 'hidden' | 'ring';

type Row = readonly [label: LabelKey, mark: Mark];

const rows: Record<Exclude<AppId, 'vpn'>, readonly Row[]> = {
  firewall: [
    ['stage.firewall.maps', 'on'],
    ['stage.firewall.messages', 'on'],
    ['stage.firewall.game', 'off'],
    ['stage.firewall.flashlight', 'off'],
  ],
  photovault: [['home.phone.photovault', 'hidden']],
  applock: [
    ['stage.applock.messages', 'hidden'],
    ['stage.password.bank', 'hidden'],
    ['stage.password.mail', 'hidden'],
  ],
  antitheft: [
    ['stage.antitheft.locate', 'ring'],
    ['stage.antitheft.ring', 'ring'],
    ['stage.antitheft.lock', 'ring'],
  ],
  password: [
    ['stage.password.mail', 'hidden'],
    ['stage.password.bank', 'hidden'],
    ['stage.password.shop', 'hidden'],
  ],
};

type CardScreenProps = { locale: Locale; app: AppId };

/**
 * The app's screen in few words, seen through the edge of a card. Not an `AppScreen`: six of those are more than half of
 * what a page may weigh. Decorative, and not mirrored from a state of the demonstration.
 */
export function CardScreen({ locale: { t, language }, app }: CardScreenProps) {
  const countries = new Intl.DisplayNames(language.tag, { type: 'region' });
  const shown: readonly (readonly [name: string, mark: Mark])[] =
    app === 'vpn'
      ? [...vpn.freeLocations, ...vpn.yearlyLocations.slice(0, 1)].map(({ country }, index) => [
          countries.of(country) ?? country,
          index === 0 ? 'on' : 'off',
        ])
      : rows[app].map(([label, mark]) => [t(label), mark]);
  return (
    <div className={css.screen} aria-hidden="true" data-unsearched="">
      {shown.map(([name, mark]) => (
        <span key={name} data-mark={mark}>
          {name}
        </span>
      ))}
    </div>
  );
}
