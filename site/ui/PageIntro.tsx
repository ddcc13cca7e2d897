import type { ReactNode } from 'react';
import css from './PageIntro.module.css';
import { Unbroken } from './Unbroken.tsx';

type PageIntroProps = {
  title: string;
  lead?: string | undefined;
  /** A breadcrumb or a short line above the title, without moving it. */
  above?: ReactNode;
  /** Language of title and lead, if it is not the page's. */
  text?: { lang?: string; dir?: 'ltr' | 'rtl' };
  /** Id of the title. */
  titleId?: string;
  /** `IntroArt`. */
  art?: ReactNode;
  /** Content below the lead, such as buttons and dates. */
  children?: ReactNode;
};

/** The top of a page: its only `h1`, and a lead. The title is at the same position on all inner pages. */
export function PageIntro({ title, lead, above, text, titleId, art, children }: PageIntroProps) {
  return (
    <header className={css.intro}>
      <div className={css.words}>
        {above && (
          <div className={css.above} data-unsearched="">
            {above}
          </div>
        )}
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
