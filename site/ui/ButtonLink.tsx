import type { AnchorHTMLAttributes } from 'react';
import type { ButtonVariant } from './Button.tsx';
import './button.css';

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { variant?: ButtonVariant };

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <a data-ui="button" data-variant={variant} {...rest} />;
}
