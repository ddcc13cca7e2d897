import { Folded } from '#site/ui/Folded.tsx';
import { List } from '#site/ui/List.tsx';
import type { TextLanguage } from './text-language.ts';
import css from './TableOfContents.module.css';

/** A heading of a text, with its language if it differs from that of the other headings. */
export type Heading = { slug: string; text: string; language?: TextLanguage };

type TableOfContentsProps = {
  title: string;
  headings: readonly Heading[];
  /** Language of the headings, if it is not the page's. */
  text: TextLanguage;
};

/**
 * Table of contents of a long text. On narrow screens it is collapsible and above the text. On wide screens it is
 * always expanded, with a title instead of the summary, which would have nothing to toggle.
 *
 */
export function TableOfContents({ title, headings, text }: TableOfContentsProps) {
  return (
    <nav className={css.contents} aria-label={title}>
      <p>{title}</p>
      <Folded summary={<span>{title}</span>}>
        <List as="ol" variant="links" {...text}>
          {headings.map(({ slug, text: heading, language }) => (
            <li key={slug}>
              <a href={`#${slug}`} {...language}>
                {heading}
              </a>
            </li>
          ))}
        </List>
      </Folded>
    </nav>
  );
}
