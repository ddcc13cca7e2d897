import type { AppId } from '#content/facts/apps.ts';
import { vpn } from '#content/facts/vpn.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import '#site/ui/icons/app-hues.css';
import css from './CardScreen.module.css';

/** What stands at the end of a row: a switch that is on or off, hidden characters, or a ring for what can be done. */
type Mark = 'on' | 'off' | 'hidden' | 'ring';

type Row = readonly [name: string, mark: Mark];

/** Rows with texts of the page's language. */
const labelled =
  (...rows: readonly (readonly [label: LabelKey, mark: Mark])[]) =>
  ({ t }: Locale): readonly Row[] =>
    rows.map(([label, mark]) => [t(label), mark]);

const rows: Record<AppId, (locale: Locale) => readonly Row[]> = {
  firewall: labelled(
    ['stage.firewall.maps', 'on'],
    ['stage.firewall.messages', 'on'],
    ['stage.firewall.game', 'off'],
    ['stage.firewall.flashlight', 'off'],
  ),
  photovault: labelled(['home.phone.photovault', 'hidden']),
  applock: labelled(
    ['stage.applock.messages', 'hidden'],
    ['stage.password.bank', 'hidden'],
    ['stage.password.mail', 'hidden'],
  ),
  antitheft: labelled(
    ['stage.antitheft.locate', 'ring'],
    ['stage.antitheft.ring', 'ring'],
    ['stage.antitheft.lock', 'ring'],
  ),
  vpn: ({ language }) => {
    const countries = new Intl.DisplayNames(language.tag, { type: 'region' });
    const places = [...vpn.freeLocations, ...vpn.yearlyLocations.slice(0, 1)];
    return places.map(({ country }, index) => [countries.of(country) ?? country, index === 0 ? 'on' : 'off']);
  },
  password: labelled(
    ['stage.password.mail', 'hidden'],
    ['stage.password.bank', 'hidden'],
    ['stage.password.shop', 'hidden'],
  ),
};

type CardScreenProps = { locale: Locale; app: AppId };

/**
 * The app's screen in few words, seen through the edge of a card. Not an `AppScreen`: six of those are more than half of
 * what a page may weigh. Decorative, and not mirrored from a state of the demonstration.
 */
export function CardScreen({ locale, app }: CardScreenProps) {
  return (
    <div className={css.screen} aria-hidden="true" data-unsearched="">
      {rows[app](locale).map(([name, mark]) => (
        <span key={name} data-mark={mark}>
          {name}
        </span>
      ))}
    </div>
  );
}
