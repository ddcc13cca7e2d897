import type { ReactNode } from 'react';
import { Section } from '#site/ui/Section.tsx';
import css from './FormSection.module.css';

type FormSectionProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  text?: string;
  /** Stands beside the form: other ways, what to know. */
  aside?: ReactNode;
  /** The form. */
  children?: ReactNode;
};

/** A form as a sheet of paper in the lamp's light, and beside it what helps to fill it in. */
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
