import type { HTMLAttributes } from 'react';
import './monospace.css';
import css from './Prose.module.css';

type ProseProps = HTMLAttributes<HTMLDivElement> & {
  /** Rendered Markdown of our own files. */
  html: string;
};

/** Long text, set for calm reading: headings, lists, quotations, tables, code. */
export function Prose({ html, ...rest }: ProseProps) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} {...rest} />;
}
