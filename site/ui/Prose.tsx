import type { HTMLAttributes } from 'react';
import './prose.css';
import './table.css';

type ProseProps = HTMLAttributes<HTMLDivElement> & {
  /** Rendered Markdown of our own files, inserted without sanitizing. */
  html: string;
};

/** Long text with typography for reading: headings, lists, quotations, tables, code. */
export function Prose({ html, ...rest }: ProseProps) {
  return <div data-ui="prose" dangerouslySetInnerHTML={{ __html: html }} {...rest} />;
}
