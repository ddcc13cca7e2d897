import type { HTMLAttributes } from 'react';
import './text.css';

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'div' | 'small';
  size?: 'caption' | 'small' | 'body' | 'lead';
  tone?: 'quiet' | 'ok' | 'danger';
};

/** A paragraph that is larger, smaller or quieter than the text around it, at most 65 characters wide. */
export function Text({ as: Element = 'p', size, tone, ...rest }: TextProps) {
  return <Element data-ui="text" data-size={size} data-tone={tone} {...rest} />;
}
