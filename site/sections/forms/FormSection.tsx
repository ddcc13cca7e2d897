import type { ReactNode } from 'react';
import { Section } from '#site/ui/Section.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import '#site/ui/follow.css';
import css from './FormSection.module.css';

type FormSectionProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  text?: string;
  /** Content beside the form: other contact options, what to know. */
  aside?: ReactNode;
  /** It is for reading first: help that may make the form unnecessary. */
  isAsideFirst?: boolean;
  children?: ReactNode;
};

/** A form on a light sheet, with related information beside it. */
export function FormSection({ id, title, text, aside, isAsideFirst = false, children }: FormSectionProps) {
  const beside = aside && (
    <Stack gap={5} data-follow="">
      {aside}
    </Stack>
  );
  return (
    <Section aria-labelledby={id}>
      <Split wide={isAsideFirst ? 'second' : 'first'} from="desk">
        {isAsideFirst && beside}
        <Panel gap={5} className={css.sheet}>
          <Stack gap={3}>
            <Heading level={2} size="h3" id={id}>
              {title}
            </Heading>
            {text && <Text tone="quiet">{text}</Text>}
          </Stack>
          {children}
        </Panel>
        {!isAsideFirst && beside}
      </Split>
    </Section>
  );
}
