import type { DetailsHTMLAttributes, ReactNode } from 'react';
import './disclosure.css';
import { ChevronDown } from './icons/ChevronDown.tsx';

type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'id'> & {
  /** Always visible: a heading or text. */
  summary: ReactNode;
  /**
   * Id of the content. A link to an element inside a disclosure opens it without JavaScript; a link to the `<details>`
   * itself doesn't.
   */
  contentId?: string;
};

/** A summary with collapsible content. Used several times in a row for lists of questions. */
export function Disclosure({ summary, contentId, children, ...rest }: DisclosureProps) {
  return (
    <details data-ui="disclosure" {...rest}>
      <summary>
        {summary}
        <ChevronDown />
      </summary>
      <div id={contentId}>{children}</div>
    </details>
  );
}
