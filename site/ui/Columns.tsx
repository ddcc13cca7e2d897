import type { ReactNode } from 'react';
import css from './Columns.module.css';

type ColumnsProps = {
  /** Related content (table of contents, facts, links). Beside the text if there is room, otherwise above it. */
  aside?: ReactNode;
  /** Places the aside below the text if there is no room beside it. */
  asideLast?: boolean;
  children: ReactNode;
};

/** A long text with a limited line length, and related content beside it. */
export function Columns({ aside, asideLast, children }: ColumnsProps) {
  const beside = aside && <div className={css.aside}>{aside}</div>;
  return (
    <div className={css.columns}>
      {!asideLast && beside}
      <div className={css.main}>{children}</div>
      {asideLast && beside}
    </div>
  );
}
