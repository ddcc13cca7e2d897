import type { HTMLAttributes } from 'react';
import './text.css';

type ListProps = HTMLAttributes<HTMLElement> & {
  as?: 'ul' | 'ol' | 'p' | 'nav';
  /**
   * `lines`: a hairline above each item · `dashes`: with a dash before it · `links`: quiet links as tall as a finger ·
   * `dots`: in a row, with a dot between (of any element) · `steps`: numbered · `bullets`
   */
  variant: 'lines' | 'dashes' | 'links' | 'dots' | 'steps' | 'bullets';
};

/** A list of short texts. */
export function List({ as, variant, ...rest }: ListProps) {
  const Element = as ?? (variant === 'steps' ? 'ol' : 'ul');
  return <Element data-ui="list" data-list={variant} {...rest} />;
}
