import type { ReactNode } from 'react';
import css from './Closing.module.css';

type ClosingProps = {
  title: string;
  text: string;
  /** The action, such as a button. */
  children: ReactNode;
};

/** The end of a page, with a single call to action. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={css.closing} data-unsearched="">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
