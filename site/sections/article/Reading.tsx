import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { Columns } from '#site/ui/Columns.tsx';
import css from './Reading.module.css';
import { TableOfContents, type Heading } from './TableOfContents.tsx';
import type { TextLanguage } from './text-language.ts';

type ReadingProps = {
  locale: Locale;
  /** Headings of the text; fewer than `enoughForContents`: no table of contents. */
  headings?: readonly Heading[];
  text: TextLanguage;
  /** Stands above the contents. */
  card?: ReactNode;
  /** Stands below the contents. */
  more?: ReactNode;
  /** Stands above the text and is as wide as there is room. */
  picture?: ReactNode;
  children: ReactNode;
};

/** Fewer headings than this need no table of contents. */
const enoughForContents = 2;

/** Long text in its measure, with a table of contents beside it where there is room. */
export function Reading({ locale: { t }, headings = [], text, card, more, picture, children }: ReadingProps) {
  const contents = headings.length >= enoughForContents && (
    <TableOfContents title={t('article.contents')} headings={headings} text={text} />
  );
  return (
    <Columns
      aside={
        (card || contents || more) && (
          <>
            {card}
            {(contents || more) && (
              <div className={css.follow}>
                {contents}
                {more}
              </div>
            )}
          </>
        )
      }
    >
      {picture && (
        <div className={css.picture} data-wide="">
          {picture}
        </div>
      )}
      <div className={css.text}>{children}</div>
    </Columns>
  );
}
