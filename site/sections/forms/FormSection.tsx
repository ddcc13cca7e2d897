import type { ReactNode } from 'react';
import { Section } from '#site/ui/Section.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import '#site/ui/follow.css';
import css from './FormSection.module.css';

type FormSectionProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  text?: string;
  /** Content beside the form: other contact options, what to know. */
  aside?: ReactNode;
  /** Places the aside before the form; it does not follow the scrolling, and may be as long as the form. */
  asideFirst?: boolean;
  children?: ReactNode;
};

/** A form on a light sheet, with related information beside it. */
export function FormSection({ id, title, text, aside, asideFirst = false, children }: FormSectionProps) {
  const beside = aside && (
    <Stack gap={4} data-follow={asideFirst ? undefined : ''}>
      {aside}
    </Stack>
  );
  return (
    <Section aria-labelledby={id}>
      <Split wide={asideFirst ? 'second' : 'first'} from="desk">
        {asideFirst && beside}
        <Panel className={css.sheet}>
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          {text && <p>{text}</p>}
          {children}
        </Panel>
        {!asideFirst && beside}
      </Split>
    </Section>
  );
}
