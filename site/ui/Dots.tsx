import type { HTMLAttributes } from 'react';
import './dots.css';

/** Short texts in a row, each an element, with a dot between. */
export function Dots(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p data-ui="dots" {...props} />;
}
