import type { ButtonHTMLAttributes } from 'react';
import css from './ButtonLink.module.css';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` is amber: one per screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** A button. A `ButtonLink` looks the same. */
export function Button({ variant = 'primary', ...rest }: ButtonProps) {
  return <button className={css.button} data-variant={variant} {...rest} />;
}
