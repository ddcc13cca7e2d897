import type { HTMLAttributes } from 'react';
import css from './StateMark.module.css';

export type StateTone = 'ok' | 'danger' | 'quiet';

type StateMarkProps = HTMLAttributes<HTMLSpanElement> & { text: string; tone: StateTone };

/** The state of a service, with a dot in its color. The text says the same as the color. */
export function StateMark({ text, tone, ...rest }: StateMarkProps) {
  return (
    <span className={css.state} data-tone={tone} {...rest}>
      {text}
    </span>
  );
}
