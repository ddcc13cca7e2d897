import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { Columns } from '#site/ui/Columns.tsx';
import '#site/ui/follow.css';
import css from './Reading.module.css';
import { TableOfContents, type Heading } from './TableOfContents.tsx';
import type { TextLanguage } from './text-language.ts';

type ReadingProps = {
  locale: Locale;
  /** Headings of the text. With fewer than `minHeadings` there is no table of contents. */
  headings?: readonly Heading[];
  text: TextLanguage;
  /** Above the table of contents. */
  card?: ReactNode;
  /** Above the text, as wide as it. */
  picture?: ReactNode;
  children: ReactNode;
};

const minHeadings = 2;

/** Long text with a limited line length, and a table of contents beside it if there is room. */
export function Reading({ locale: { t }, headings = [], text, card, picture, children }: ReadingProps) {
  const contents = headings.length >= minHeadings && (
    <TableOfContents title={t('article.contents')} headings={headings} text={text} />
  );
  return (
    <Columns
      aside={
        (card || contents) && (
          <>
            {card}
            {contents && (
              <div className={css.follow} data-follow="" data-unprinted="">
                {contents}
              </div>
            )}
          </>
        )
      }
    >
      {picture && (
        <div className={css.picture} data-unprinted="">
          {picture}
        </div>
      )}
      {children}
    </Columns>
  );
}
