import type { HTMLAttributes } from 'react';
import './monospace.css';
import css from './Prose.module.css';

type ProseProps = HTMLAttributes<HTMLDivElement> & {
  /** Rendered Markdown of our own files, inserted without sanitizing. */
  html: string;
};

/** Long text with typography for reading: headings, lists, quotations, tables, code. */
export function Prose({ html, ...rest }: ProseProps) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} {...rest} />;
}
