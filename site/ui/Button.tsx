import type { ComponentProps } from 'react';
import './button.css';

/**
 * How a button or a link looks. `primary` is amber: one per screen. `pill` is small, for what can be done beside;
 * `icon` is a glyph alone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'pill' | 'icon';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

/** A button. A `ButtonLink` looks the same. */
export function Button({ variant = 'primary', ...rest }: ButtonProps) {
  return <button data-ui="button" data-variant={variant} {...rest} />;
}
