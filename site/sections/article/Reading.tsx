import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import css from './Reading.module.css';
import { TableOfContents, type Heading } from './TableOfContents.tsx';
import type { TextLanguage } from './text-language.ts';

type ReadingProps = {
  locale: Locale;
  /** Headings of the text; none: no table of contents. */
  headings?: readonly Heading[];
  text: TextLanguage;
  children: ReactNode;
};

/** Long text in its measure, with a table of contents beside it where there is room. */
export function Reading({ locale: { t }, headings = [], text, children }: ReadingProps) {
  return (
    <div className={css.reading}>
      {headings.length > 0 && (
        <aside>
          <TableOfContents title={t('article.contents')} headings={headings} text={text} />
        </aside>
      )}
      <div className={css.text}>{children}</div>
    </div>
  );
}
