import type { ButtonHTMLAttributes } from 'react';
import css from './ButtonLink.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` is the lamp: one a screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** A button; looks like a link that looks like one. */
export function Button({ variant = 'primary', ...rest }: ButtonProps) {
  return <button className={css.button} data-variant={variant} {...rest} />;
}
