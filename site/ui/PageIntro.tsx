import type { ReactNode } from 'react';
import css from './PageIntro.module.css';
import { Unbroken } from './Unbroken.tsx';

type PageIntroProps = {
  title: string;
  lead?: string | undefined;
  /** The way back up, or a short line. It stands above the title and does not move it. */
  above?: ReactNode;
  /** Language of title and lead where it is not the page's. */
  text?: { lang?: string; dir?: 'ltr' | 'rtl' };
  /** Id of the title. */
  titleId?: string;
  /** `IntroArt`. */
  art?: ReactNode;
  /** Buttons, dates: what stands below the lead. */
  children?: ReactNode;
};

/** The opening of a page: its only `h1` and a sentence or two. The title begins at the same place on all inner pages. */
export function PageIntro({ title, lead, above, text, titleId, art, children }: PageIntroProps) {
  return (
    <header className={css.intro}>
      <div className={css.words}>
        {above && <div className={css.above}>{above}</div>}
        <h1 id={titleId} {...text}>
          <Unbroken text={title} />
        </h1>
        {lead && (
          <p className={css.lead} {...text}>
            <Unbroken text={lead} />
          </p>
        )}
        {children && <div className={css.actions}>{children}</div>}
      </div>
      {art}
    </header>
  );
}
