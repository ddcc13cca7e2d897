import { Parser } from 'htmlparser2';

/** A stretch of a page under one heading; of the opening, heading is the page's title. */
export type Section = { heading: string; anchor: string; text: string };

/** A built page as the search sees it. */
export type SearchablePage = {
  title: string;
  description: string;
  /** Language of the text, where it is not the page's own. */
  lang: string | undefined;
  /** Kept out of search engines, and out of our own search. */
  isHidden: boolean;
  sections: Section[];
};

/** What is no text of the page: ways to other pages, controls, pictures. */
const skipped = new Set([
  'nav',
  'aside',
  'script',
  'style',
  'svg',
  'form',
  'button',
  'template',
  'astro-island',
  'time',
]);

const blocks = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'td', 'th', 'tr', 'dt', 'dd', 'div', 'summary', 'section']);

/**
 * Reads a built page: title and description from its head, and what stands in `<main>`, cut at the second-level
 * headings. Parts marked `data-unsearched` speak of other pages and are left out.
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
      if (blocks.has(name) || name === 'br') section.text += ' ';
    },
    ontext: (text) => {
      if (!isInMain || skippedAt) return;
      if (headingTag) section.heading += text;
      else section.text += text;
    },
    onclosetag: (name) => {
      if (skippedAt === depth) skippedAt = 0;
      depth--;
      if (name === 'main') isInMain = false;
      if (name === headingTag) headingTag = '';
    },
  });
  parser.write(html);
  parser.end();
  page.sections = page.sections.map(({ heading, anchor, text }) => ({
    heading: tidy(heading),
    anchor,
    text: tidy(text),
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
  if ('data-unsearched' in attributes) return true;
  // "Link to this question": a link to where one is, without an anchor's heading around it.
  return name === 'a' && attributes.href?.startsWith('#') === true && attributes.class !== undefined;
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}
