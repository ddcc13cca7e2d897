import type { ReactNode } from 'react';
import { Section } from '#site/ui/Section.tsx';
import css from './FormSection.module.css';

type FormSectionProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  text?: string;
  /** Said beside the form: other ways, things to know. */
  aside?: ReactNode;
  /** The form. */
  children?: ReactNode;
};

/** A form as a sheet of paper in the lamp's light, with its heading beside it. */
export function FormSection({ id, title, text, aside, children }: FormSectionProps) {
  return (
    <Section className={css.split} aria-labelledby={id}>
      <div className={css.beside}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {aside}
      </div>
      <div className={css.sheet}>{children}</div>
    </Section>
  );
}
