import type { TextLanguage } from './text-language.ts';
import css from './TableOfContents.module.css';

/** A heading of a text, with its language where it is not that of the other headings. */
export type Heading = { slug: string; text: string; language?: TextLanguage };

type TableOfContentsProps = {
  title: string;
  headings: readonly Heading[];
  /** Language of the headings where it is not the page's. */
  text: TextLanguage;
};

/** The headings of a long text. On a wide screen it stays beside the text; on a narrow one it unfolds above it. */
export function TableOfContents({ title, headings, text }: TableOfContentsProps) {
  return (
    <nav className={css.contents} aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol {...text}>
          {headings.map(({ slug, text: heading, language }) => (
            <li key={slug}>
              <a href={`#${slug}`} {...language}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
