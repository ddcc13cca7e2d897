import { readElements, type Element } from './read-elements.ts';

/** An attribute that contains a URL. */
export type Reference = { element: string; attribute: string; value: string };

/** The parts of a page that the site checks use. */
export type Page = {
  lang: string;
  dir: string;
  title: string;
  /** Contents of `<meta>` by name or property. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  ids: readonly string[];
  /** URLs in `href`, `src`, and similar attributes. */
  addresses: readonly Reference[];
  /** Levels of all headings outside dialogs and pictures of screens, in order. */
  headings: readonly number[];
  mains: number;
  /** Names of elements that a group in a definition list, `dl > div`, may not contain. */
  strayInLists: readonly string[];
  /** Inline scripts, including data blocks. */
  inlineScripts: readonly { type: string; source: string }[];
  /** Scripts that are loaded without interaction. */
  externalScripts: readonly string[];
  /** Other files that are loaded without interaction: fonts, style sheets, eager images. */
  firstLoad: readonly string[];
  /** `style` and `on…` attributes, as written. */
  inlineAttributes: readonly string[];
};

const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'poster', 'cite', 'xlink:href']);
const sourceSets = new Set(['srcset', 'imagesrcset']);

/** What `dl > div` may contain. html-validate checks the children of the list, but not those of its groups. */
const listParts = new Set(['dt', 'dd', 'script', 'template']);

/** Properties of `<meta>` whose content is a URL. */
const addressProperties = new Set(['og:url', 'og:image']);

/** Parses a built page. */
export function readPage(html: string): Page {
  const elements = readElements(html);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const attributesOf = (name: string) => named(name).map(({ attributes }) => attributes);
  const linked = (rel: string) =>
    attributesOf('link')
      .filter((link) => link.rel?.split(' ').includes(rel))
      .map(({ href = '' }) => ({ href }));
  const scripts = named('script');

  return {
    lang: attributesOf('html')[0]?.lang ?? '',
    dir: attributesOf('html')[0]?.dir ?? '',
    title:
      named('title')
        .find(({ ancestors }) => ancestors.includes('head'))
        ?.text.trim() ?? '',
    meta: new Map(attributesOf('meta').map(({ name, property, content }) => [name ?? property ?? '', content ?? ''])),
    canonical: linked('canonical')[0]?.href,
    ids: elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id])),
    addresses: elements.flatMap(addressesOf),
    headings: elements
      .filter(({ name, ancestors, isInert }) => /^h[1-6]$/.test(name) && !ancestors.includes('dialog') && !isInert)
      .map(({ name }) => Number(name[1])),
    mains: named('main').length,
    strayInLists: elements
      .filter(({ name, ancestors }) => ancestors.slice(-2).join('>') === 'dl>div' && !listParts.has(name))
      .map(({ name }) => name),
    inlineScripts: scripts
      .filter(({ attributes }) => attributes.src === undefined)
      .map(({ attributes, text }) => ({ type: attributes.type ?? '', source: text })),
    externalScripts: [
      ...scripts.flatMap(({ attributes: { src } }) => (src === undefined ? [] : [src])),
      ...linked('modulepreload').map(({ href }) => href),
    ],
    firstLoad: [
      ...linked('stylesheet').map(({ href }) => href),
      ...linked('preload').map(({ href }) => href),
      ...attributesOf('img').flatMap(({ loading, src }) => (loading === 'lazy' || src === undefined ? [] : [src])),
    ],
    inlineAttributes: elements.flatMap(({ name, attributes }) =>
      Object.entries(attributes)
        .filter(([attribute]) => attribute === 'style' || /^on[a-z]/.test(attribute))
        .map(([attribute, value]) => `<${name} ${attribute}="${value}">`),
    ),
  };
}

function addressesOf({ name, attributes }: Element): Reference[] {
  const property = attributes.property ?? '';
  if (addressProperties.has(property))
    return [{ element: `meta ${property}`, attribute: 'content', value: attributes.content ?? '' }];
  return Object.entries(attributes).flatMap(([attribute, text]) =>
    addressesIn(name, attribute, text).map((value) => ({ element: name, attribute, value })),
  );
}

function addressesIn(element: string, attribute: string, value: string): string[] {
  if (addressAttributes.has(attribute)) return [value];
  if (sourceSets.has(attribute)) return value.split(/,\s+/).map((source) => source.trim().split(/\s/)[0] ?? '');
  return element === 'react-island' && attribute === 'modules' ? value.split(' ') : [];
}
