import type { ReactNode } from 'react';
import css from './Columns.module.css';

type ColumnsProps = {
  /** What belongs to the text: contents, facts, links. Beside it where there is room, else above it. */
  aside?: ReactNode;
  /** The aside stands below the text where there is no room beside it. */
  asideLast?: boolean;
  children: ReactNode;
};

/** A long text at the start of the line, in its measure, and beside it what belongs to it. */
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
