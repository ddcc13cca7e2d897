import type { ReactNode } from 'react';
import './columns.css';

type ColumnsProps = {
  /** Related content (table of contents, facts, links). Beside the text if there is room, otherwise above it. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A long text with a limited line length, and related content beside it. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div data-ui="columns">
      {aside && <div data-aside="">{aside}</div>}
      <div>{children}</div>
    </div>
  );
}
