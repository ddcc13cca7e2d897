import type { HTMLAttributes } from 'react';
import './text.css';

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** Its place in the outline. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, if not like its level. */
  size?: 'small' | 'body' | 'lead' | 'h3' | 'h1';
};

/** A heading whose size need not follow from its level. A heading that looks like its level is a plain `h2`. */
export function Heading({ level, size, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element data-ui="heading" data-size={size} {...rest} />;
}
