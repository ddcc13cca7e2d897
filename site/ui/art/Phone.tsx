import type { HTMLAttributes } from 'react';
import css from './Phone.module.css';
import { PhoneBar, type PhoneBarProps } from './PhoneBar.tsx';

type PhoneProps = HTMLAttributes<HTMLDivElement> &
  PhoneBarProps & {
    /** It is a picture: nothing on its screen can be focused or pressed. */
    isStill?: boolean;
  };

/** A phone, lit from the top inline-start corner, with an app's screen as children. */
export function Phone({ time, hasKey, isStill, children, ...rest }: PhoneProps) {
  return (
    <div className={css.phone} {...rest}>
      <PhoneBar time={time} hasKey={hasKey} />
      <div className={css.screen} inert={isStill}>
        {children}
      </div>
    </div>
  );
}
