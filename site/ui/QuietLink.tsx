import type { AnchorHTMLAttributes } from 'react';
import './button.css';
import './quiet.css';

/** A link with the height of a button, without its frame. */
export function QuietLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a data-ui="button" data-variant="quiet" {...props} />;
}
