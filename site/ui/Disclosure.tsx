import type { DetailsHTMLAttributes, ReactNode } from 'react';
import css from './Disclosure.module.css';
import { ChevronDown } from './icons/ChevronDown.tsx';

type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'id'> & {
  /** The line that is always shown: a heading, or text. */
  summary: ReactNode;
  /**
   * Id of what unfolds. Since it stands inside, a link to it opens the disclosure without JavaScript; on `<details>`
   * itself it would not.
   */
  contentId?: string;
};

/** A line that unfolds. Several below each other are a list of questions. */
export function Disclosure({ summary, contentId, children, ...rest }: DisclosureProps) {
  return (
    <details className={css.disclosure} {...rest}>
      <summary>
        {summary}
        <ChevronDown />
      </summary>
      <div className={css.content} id={contentId}>
        {children}
      </div>
    </details>
  );
}
