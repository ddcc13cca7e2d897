import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import css from './HeroPhone.module.css';

type HeroPhoneProps = {
  /** What the picture shows, for those who can't see it. Without it the picture is decoration. */
  label?: string;
  /** The clock of the phone, such as `21:47`. */
  time: string;
  /** The sentence above the rows. */
  title: string;
  /** One row an app: its name and what it says of itself. */
  rows: readonly { app: AppIconName; name: string; state: string }[];
};

/** A phone under a hanging lamp, the six apps' state on its screen. */
export function HeroPhone({ label, time, title, rows }: HeroPhoneProps) {
  return (
    <div className={css.stage} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <svg className={css.lamp} viewBox="0 0 140 240" preserveAspectRatio="xMidYMax slice">
        <path d="M70 0v164" stroke="var(--line)" strokeWidth="2" />
        <circle cx="70" cy="216" r="17" fill="var(--lamp)" />
        <path d="M63 162h14v9c30 3 53 19 53 45H10c0-26 23-42 53-45z" fill="var(--shade)" />
        <path d="M10 216h120" stroke="var(--lamp)" strokeWidth="2" />
      </svg>
      <div className={css.phone}>
        <div className={css.bar}>
          {time}
          <svg width="24" height="12" viewBox="0 0 24 12" fill="none" stroke="currentColor">
            <rect x=".5" y=".5" width="20" height="11" rx="3.5" />
            <path d="M22.5 4.5v3M4 6h10" strokeWidth="5" strokeLinecap="round" />
          </svg>
        </div>
        <div className={css.title}>{title}</div>
        {rows.map(({ app, name, state }) => (
          <div className={css.row} key={app}>
            <AppIcon app={app} width="40" height="40" />
            <div>
              <b>{name}</b>
              {state}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
