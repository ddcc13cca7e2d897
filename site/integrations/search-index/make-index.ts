import { createEngine, termsOf, type Engine, type SectionTerms } from '#search/engine.ts';
import { sectionsPerPage, type IndexedPage } from '#search/index-format.ts';
import { compoundSplitter } from './split-compounds.ts';

/** A page to be indexed. */
export type PageToIndex = IndexedPage & {
  description: string;
  /** The page's first heading, which may say more than the title. */
  heading: string;
  /** Additional search terms for each section. */
  searchWords: readonly string[];
  /** Score multiplier; the default is 1. */
  factor: number;
  /** Index only the headings of its sections. */
  headingsOnly?: boolean;
};

/** Stop words: terms in more than this share of all sections add size, but no relevance, in body text. */
const maxCommonShare = 0.2;

/** On a small site no term is a stop word. */
const minCommonSections = 12;

/**
 * Creates the search index of a language.
 *
 * @param pages in the display order of results with equal scores
 * @param tag BCP 47 tag of the language
 */
export function makeIndex(pages: readonly PageToIndex[], tag: string): { engine: Engine; common: readonly string[] } {
  const known = new Map<string, Map<string, readonly string[]>>();
  const termsIn = (own: string) => {
    const ofLanguage = known.get(own) ?? new Map<string, readonly string[]>();
    known.set(own, ofLanguage);
    return (text: string) => termsOf(text, own, ofLanguage);
  };
  const sections = pages.flatMap((page, number) => sectionsOf(page, number, termsIn(page.lang ?? tag)));
  const [language = tag] = tag.split('-');
  const split = compoundSplitter(
    language,
    () => new Set(sections.flatMap(({ fields }) => Object.values(fields).flat())),
  );
  const common = commonTerms(sections.map(({ fields }) => fields.text));
  const engine = createEngine();
  engine.addAll(
    sections.map(({ id, fields }): SectionTerms => {
      // Index the parts of compounds too: `tresor` finds `fototresor`.
      const field = (terms: readonly string[]) => terms.flatMap((term) => [term, ...split(term)]).join(' ');
      return {
        id,
        title: field(fields.title),
        searchWords: field(fields.searchWords),
        heading: field(fields.heading),
        page: field(fields.page),
        description: field(fields.description),
        text: field(fields.text.filter((term) => !common.has(term))),
      };
    }),
  );
  return { engine, common: [...common].sort() };
}

function commonTerms(texts: readonly (readonly string[])[]): Set<string> {
  const sections = new Map<string, number>();
  for (const terms of texts) for (const term of new Set(terms)) sections.set(term, (sections.get(term) ?? 0) + 1);
  const limit = Math.max(minCommonSections, maxCommonShare * texts.length);
  return new Set([...sections].filter(([, count]) => count > limit).map(([term]) => term));
}

/** The part of a page that browsers load to show a result. The kind of a page of questions says that they are questions. */
export function toIndexedPage({ href, title, heading, kind, app, lang, sections }: PageToIndex): IndexedPage {
  const own = { ...(app && { app }), ...(lang && { lang }) };
  return { href, title: kind === 'faq' && heading ? heading : title, kind, ...own, sections };
}

function sectionsOf(page: PageToIndex, number: number, terms: (text: string) => string[]) {
  const title = terms(page.title);
  return page.sections.slice(0, sectionsPerPage).map((section, index) => {
    const isOpening = index === 0;
    return {
      id: number * sectionsPerPage + index,
      fields: {
        // Search treats each FAQ question as a page.
        title: isOpening ? title : page.kind === 'faq' ? terms(section.heading) : [],
        searchWords: terms(page.searchWords[index] ?? ''),
        heading: terms(
          isOpening ? (page.heading === page.title ? '' : page.heading) : page.kind === 'faq' ? '' : section.heading,
        ),
        page: isOpening ? [] : title,
        description: isOpening ? terms(page.description) : [],
        text: page.headingsOnly ? [] : terms(section.text),
      },
    };
  });
}
