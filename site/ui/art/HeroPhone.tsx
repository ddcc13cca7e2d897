import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import css from './HeroPhone.module.css';
import phone from './Phone.module.css';
import { PhoneBar } from './PhoneBar.tsx';

/** Texts for the lamp switched on and off. */
type LitOrDark = { lit: string; dark: string };

type HeroPhoneProps = {
  /** Text alternative of the phone. */
  label: string;
  /** Accessible name of the lamp's switch. */
  switchLabel: string;
  /** Time shown on the phone, such as `21:47`. */
  time: string;
  /** The sentence above the rows. */
  title: LitOrDark;
  /** One row per app: its name and status, and whether it is ready but not running. */
  rows: readonly { app: AppIconName; name: string; state: LitOrDark; isIdle: boolean }[];
};

/**
 * A phone under a hanging lamp, with the status of the six apps on its screen. The lamp's cord is a checkbox that CSS
 * reads, so it works without a script.
 */
export function HeroPhone({ label, switchLabel, time, title, rows }: HeroPhoneProps) {
  return (
    // Dark on dark with the background graphics on, and of no use on paper.
    <div className={css.stage} data-unsearched="" data-unprinted="">
      <label>
        <svg className={css.lamp} aria-hidden="true" viewBox="0 0 140 240" preserveAspectRatio="xMidYMax slice">
          <path d="M70 0v164" stroke="var(--line)" strokeWidth="2" />
          <circle cx="70" cy="216" r="17" fill="var(--bulb)" />
          <path d="M63 162h14v9c30 3 53 19 53 45H10c0-26 23-42 53-45z" fill="oklch(0.28 0.045 262)" />
          <path d="M10 216h120" stroke="var(--bulb)" strokeWidth="2" />
        </svg>
        <span className={css.cord}>
          {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state already */}
          <input type="checkbox" role="switch" defaultChecked />
          {switchLabel}
        </span>
      </label>
      <div className={`${phone.phone} ${css.phone}`} role="group" aria-label={label}>
        <PhoneBar time={time} />
        <div className={css.title} aria-live="polite">
          <LitOrDarkText {...title} />
        </div>
        {rows.map(({ app, name, state, isIdle }) => (
          <div className={css.row} key={app} data-idle={isIdle || undefined}>
            <AppIcon app={app} width="40" height="40" />
            <div>
              <b>{name}</b>
              <LitOrDarkText {...state} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function LitOrDarkText({ lit, dark }: LitOrDark) {
  return (
    <>
      <span data-lit="">{lit}</span>
      <span data-dark="">{dark}</span>
    </>
  );
}
