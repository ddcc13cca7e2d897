import type { HTMLAttributes } from 'react';
import './dots.css';

type DotsProps = HTMLAttributes<HTMLElement> & { as?: 'p' | 'span' };

/** Short texts in a row, each an element, with a dot between. */
export function Dots({ as: Element = 'p', ...rest }: DotsProps) {
  return <Element data-ui="dots" {...rest} />;
}
