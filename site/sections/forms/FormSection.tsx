import type { ReactNode } from 'react';
import { Section } from '#site/ui/Section.tsx';
import css from './FormSection.module.css';

type FormSectionProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  text?: string;
  /** Content beside the form: other contact options, what to know. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A form on a light sheet, with related information beside it. */
export function FormSection({ id, title, text, aside, children }: FormSectionProps) {
  return (
    <Section className={css.split} aria-labelledby={id}>
      <div className={css.sheet}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
      {aside && <div className={css.beside}>{aside}</div>}
    </Section>
  );
}
