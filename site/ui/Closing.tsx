import type { ReactNode } from 'react';
import css from './Closing.module.css';

type ClosingProps = {
  title: string;
  text: string;
  /** What to do now. */
  children: ReactNode;
};

/** The end of a page: one thing to do, in the lamp's light. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={css.closing} data-unsearched="">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
