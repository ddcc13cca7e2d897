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

/**
 * The headings of a long text. On a narrow screen they unfold above it. On a wide one they always stand beside it, below a title
 * instead of the summary, which would have nothing to unfold.
 */
export function TableOfContents({ title, headings, text }: TableOfContentsProps) {
  return (
    <nav className={css.contents} aria-label={title}>
      <p>{title}</p>
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
