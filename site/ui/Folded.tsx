import type { ComponentProps } from 'react';
import { Disclosure } from './Disclosure.tsx';
import './folded.css';

/** A small disclosure in a frame, for what is folded away beside a text. */
export function Folded(props: ComponentProps<typeof Disclosure>) {
  return <Disclosure data-variant="framed" {...props} />;
}
