import type { ReactNode } from 'react';
import './columns.css';

type ColumnsProps = {
  /** Related content (table of contents, facts, links). Beside the text if there is room, otherwise above it. */
  aside?: ReactNode;
  /** Places the aside below the text if there is no room beside it. */
  asideLast?: boolean;
  children: ReactNode;
};

/** A long text with a limited line length, and related content beside it. */
export function Columns({ aside, asideLast, children }: ColumnsProps) {
  const beside = aside && <div data-aside="">{aside}</div>;
  return (
    <div data-ui="columns">
      {!asideLast && beside}
      <div>{children}</div>
      {asideLast && beside}
    </div>
  );
}
