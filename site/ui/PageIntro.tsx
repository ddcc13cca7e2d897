import type { ReactNode } from 'react';
import css from './PageIntro.module.css';
import { Unbroken } from './Unbroken.tsx';

type PageIntroProps = {
  title: string;
  lead: string;
  /** A short line above the title. */
  eyebrow?: string;
  /** Buttons below the lead. */
  children?: ReactNode;
};

/** The opening of a page: its only `h1` and a sentence or two. */
export function PageIntro({ title, lead, eyebrow, children }: PageIntroProps) {
  return (
    <header className={css.intro}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h1>
        <Unbroken text={title} />
      </h1>
      <p className={css.lead}>
        <Unbroken text={lead} />
      </p>
      {children && <div className={css.actions}>{children}</div>}
    </header>
  );
}
