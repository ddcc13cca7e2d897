import type { ReactNode } from 'react';
import { Cluster } from './Cluster.tsx';
import css from './PageIntro.module.css';
import { Text } from './Text.tsx';
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
          <Cluster className={css.above} data-tone="quiet" data-size="caption" data-unsearched="">
            {above}
          </Cluster>
        )}
        <h1 id={titleId} {...text}>
          <Unbroken text={title} />
        </h1>
        {lead && (
          <Text size="lead" tone="quiet" className={css.lead} {...text}>
            <Unbroken text={lead} />
          </Text>
        )}
        {children && (
          <Cluster gap={5} className={css.actions}>
            {children}
          </Cluster>
        )}
      </div>
      {art}
    </header>
  );
}
