import type { HTMLAttributes } from 'react';
import './layout.css';
import './surfaces.css';
import type { Gap } from './space.ts';
import './lit.css';
import './panel.css';

type PanelProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'aside' | 'section';
  gap?: Gap;
  surface?: 'raised' | 'lit';
};

/** The one large surface of a section: a form, an exhibit. */
export function Panel({ as: Element = 'div', gap = 4, surface = 'lit', ...rest }: PanelProps) {
  return <Element data-ui="panel" data-gap={gap} data-surface={surface === 'raised' ? undefined : surface} {...rest} />;
}
