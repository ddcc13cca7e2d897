import { createEngine } from '#search/engine.ts';
import { pageKinds, type IndexedPage, type IndexRoot } from '#search/index-format.ts';
import { formSiteFiles } from '#tests/support/server/form-pages.ts';
import { createRandom } from './random.ts';

/** Path prefixes of languages with a search: more than the server keeps in memory. */
export const searchLanguages = [
  '',
  ...Array.from({ length: 26 }, (_, index) => `/l${String.fromCharCode(97 + index)}`),
];

const folder = '/_assets/search/x';
const pages = 80;

/** A site with forms, and with a search of about the size of the real one in each of its languages. */
export function searchSiteFiles(): Record<string, string | Buffer> {
  const random = createRandom(7);
  const syllables = ['la', 'mo', 'ri', 'te', 'no', 'su', 'ka', 'pe', 'di', 'vo'] as const;
  const word = () => Array.from({ length: 2 + random.below(3) }, () => random.pick(syllables)).join('');
  const text = (words: number) => Array.from({ length: words }, word).join(' ');
  const engine = createEngine();
  const files: Record<string, string | Buffer> = { ...formSiteFiles };
  for (let page = 0; page < pages; page++) {
    const sections = Array.from({ length: 8 }, () => ({ heading: text(3), anchor: 'a', text: text(60) }));
    for (const [number, section] of sections.entries()) {
      const terms = { title: text(2), searchWords: '', page: '', description: text(8) };
      engine.add({ id: page * 32 + number, ...terms, heading: section.heading, text: section.text });
    }
    const content: IndexedPage = { href: '/products', title: text(3), kind: 'page', sections };
    files[`${folder}/page-${page}.json`] = Buffer.from(JSON.stringify(content));
  }
  files[`${folder}/terms.json`] = Buffer.from(JSON.stringify(engine));
  const root: IndexRoot = {
    folder,
    tag: 'en',
    pages: Array.from({ length: pages }, () => ({ kind: 'page', factor: 1 })),
    common: [],
  };
  const kinds = Object.fromEntries(pageKinds.map((kind) => [kind, kind]));
  const found = { other: '{{number}} results' };
  const texts = { none: 'None', hint: 'Hint', more: 'More', questions: 'Questions' };
  const labels = { tag: 'en', found, kinds, apps: {}, ...texts };
  const page =
    '<main><input id="search-query"><p id="search-status"></p><ol id="search-results"></ol>' +
    '<template id="search-result"><li><img><small><b></b><span></span></small><a href="/search"></a><p><mark></mark></p></li></template>' +
    '<a id="search-more" href="/search" hidden>Show more</a></main>';
  for (const prefix of searchLanguages) {
    files[`${prefix}/search.html`] = page;
    files[`${prefix}/search/index.json`] = JSON.stringify(root);
    files[`${prefix}/search/labels.json`] = JSON.stringify(labels);
  }
  return files;
}
