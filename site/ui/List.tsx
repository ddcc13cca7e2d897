import type { HTMLAttributes } from 'react';
import './list.css';

type ListProps = HTMLAttributes<HTMLElement> & {
  as?: 'ul' | 'ol' | 'nav';
  /**
   * `lines`: a hairline above each item · `links`: quiet links as tall as a finger · `bullets`
   */
  variant: 'lines' | 'links' | 'bullets';
  /** Items side by side, as many as fit. */
  isInline?: boolean;
};

/** A list of short texts. */
export function List({ as: Element = 'ul', variant, isInline = false, ...rest }: ListProps) {
  return <Element data-ui="list" data-list={variant} data-inline={isInline ? '' : undefined} {...rest} />;
}
