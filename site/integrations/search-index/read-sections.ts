import { Parser } from 'htmlparser2';
import { withoutJoiners } from '#locales/keep-together.ts';

/** The text under one heading; the first section's heading is the page's title. */
export type Section = { heading: string; anchor: string; text: string };

/** A built page, parsed for the search index. */
export type SearchablePage = {
  title: string;
  description: string;
  /** Language of the text, if different from the page's language. */
  lang: string | undefined;
  /** Excluded from search engines and from the site search. */
  isHidden: boolean;
  sections: Section[];
};

/** Elements without page text: navigation, controls, images. */
const skipped = new Set([
  'nav',
  'aside',
  'script',
  'style',
  'svg',
  'form',
  'button',
  'template',
  'react-island',
  'time',
]);

/** Elements inside a line of text. All others begin and end one. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);

/**
 * Parses a built page: title and description from its head, and the text in `<main>`, split at `<h2>` elements. Skips
 * parts marked `data-unsearched`, which describe other pages.
 */
export function readSections(html: string): SearchablePage {
  const page: SearchablePage = { title: '', description: '', lang: undefined, isHidden: false, sections: [] };
  let depth = 0;
  let skippedAt = 0;
  let isInMain = false;
  let headingTag = '';
  let section: Section = { heading: '', anchor: '', text: '' };
  page.sections.push(section);

  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth++;
      readMeta(page, name, attributes);
      if (name === 'main') isInMain = true;
      if (!isInMain || skippedAt) return;
      if (isSkipped(name, attributes)) {
        skippedAt = depth;
        return;
      }
      if (name === 'h1' && attributes.lang) page.lang = attributes.lang;
      if (name === 'h2') {
        section = { heading: '', anchor: attributes.id ?? '', text: '' };
        page.sections.push(section);
      } else if (!section.anchor && page.sections.length > 1 && attributes.id) section.anchor = attributes.id;
      if (name === 'h1' || name === 'h2') headingTag = name;
      if (!inline.has(name)) section.text += '\n';
    },
    ontext: (text) => {
      if (!isInMain || skippedAt) return;
      if (headingTag) section.heading += text;
      // A line break in the source is a space.
      else section.text += text.replaceAll('\n', ' ');
    },
    onclosetag: (name) => {
      if (isInMain && !skippedAt && !inline.has(name)) section.text += '\n';
      if (skippedAt === depth) skippedAt = 0;
      depth--;
      // Nothing after it is text of the page.
      if (name === 'main') parser.pause();
      if (name === headingTag) headingTag = '';
    },
  });
  parser.write(html);
  parser.end();
  page.sections = page.sections.map(({ heading, anchor, text }) => ({
    heading: tidy(heading),
    anchor,
    text: joinLines(text),
  }));
  return page;
}

function readMeta(page: SearchablePage, name: string, { property, name: key, content = '' }: Record<string, string>) {
  if (name !== 'meta') return;
  if (property === 'og:title') page.title = content;
  if (key === 'description') page.description = content;
  if (key === 'robots') page.isHidden = content.includes('noindex');
}

function isSkipped(name: string, attributes: Record<string, string>): boolean {
  if (skipped.has(name) || attributes.role === 'img' || 'aria-hidden' in attributes || 'hidden' in attributes)
    return true;
  // Pictures of screens are `inert`.
  return 'data-unsearched' in attributes || 'inert' in attributes;
}

/** Names, cells and items without punctuation at their end stay apart: `Free · Sweden, Stockholm`. */
function joinLines(text: string): string {
  const lines = text.split('\n').map(tidy);
  return lines
    .filter(Boolean)
    .reduce((before, line) => before + (!before || /\p{P}$/u.test(before) ? ' ' : ' · ') + line, '')
    .trim();
}

function tidy(text: string): string {
  return withoutJoiners(text)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
