import type { HTMLAttributes } from 'react';
import css from './Phone.module.css';

type PhoneProps = HTMLAttributes<HTMLDivElement> & {
  /** Time shown on the phone, such as `21:47`. */
  time: string;
  /** It is a picture: nothing on its screen can be focused or pressed. */
  isStill?: boolean;
};

/** A phone, lit from the top inline-start corner, with an app's screen as children. */
export function Phone({ time, isStill, children, ...rest }: PhoneProps) {
  return (
    <div className={css.phone} {...rest}>
      <div className={css.bar}>
        {time}
        <svg aria-hidden="true" width="24" height="12" viewBox="0 0 24 12" fill="none" stroke="currentColor">
          <rect x=".5" y=".5" width="20" height="11" rx="3.5" />
          <path d="M22.5 4.5v3M4 6h10" strokeWidth="5" strokeLinecap="round" />
        </svg>
      </div>
      <div className={css.screen} inert={isStill}>
        {children}
      </div>
    </div>
  );
}
