import type { AnchorHTMLAttributes } from 'react';
import css from './ButtonLink.module.css';

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** `primary` is amber: one per screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <a className={css.button} data-variant={variant} {...rest} />;
}
