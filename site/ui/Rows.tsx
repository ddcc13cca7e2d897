import type { HTMLAttributes } from 'react';
import './layout.css';
import './rows.css';
import type { Gap, LayoutElement } from './space.ts';

type RowsProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  gap?: Gap;
  /** Columns on a desk; a tablet has two, a phone one. Four are for as many items. */
  columns: 2 | 3 | 4;
};

/** Equal things in rows that are always full: the items of the last one are wider if there are fewer. */
export function Rows({ as: Element = 'div', gap = 5, columns, ...rest }: RowsProps) {
  return <Element data-ui="grid" data-gap={gap} data-columns={columns} {...rest} />;
}
