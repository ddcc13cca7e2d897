import type { HTMLAttributes } from 'react';
import './tag.css';

type TagProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'li' | 'small' };

/** A short label: a platform, "optional". */
export function Tag({ as: Element = 'span', ...rest }: TagProps) {
  return <Element data-ui="tag" {...rest} />;
}
