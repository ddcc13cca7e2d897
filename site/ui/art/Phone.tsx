import type { HTMLAttributes } from 'react';
import css from './Phone.module.css';
import { PhoneBar } from './PhoneBar.tsx';

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
      <PhoneBar time={time} />
      <div className={css.screen} inert={isStill}>
        {children}
      </div>
    </div>
  );
}
