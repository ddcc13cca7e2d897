/**
 * Takes out of a built page what no browser of a visitor needs: what Astro writes for its own island runtime, which the
 * pages don't have (`site/islands/runtime`), and all styles but one, which gets the rules of all. Every byte counts until
 * the 14.6 kB of the first round trip, and each style would cost another hash in the content security policy.
 */
export function tidyPage(html: string): string {
  return joinStyles(html.replaceAll('<!--astro:end-->', '').replaceAll(/<astro-island [^>]*>/g, tidyIsland));
}

/** Of an island's attributes, `ssr` and `prefix` are read by the React renderer, the others by our own element. */
function tidyIsland(tag: string): string {
  return tag
    .replaceAll(/ (?:uid|client|opts)="[^"]*"| await-children(?:="")?/g, '')
    .replace(/(?<= props=")[^"]*/, (props) =>
      toAttribute(JSON.stringify(plain([0, JSON.parse(fromAttribute(props))]))),
    );
}

/** A value as Astro writes it into the `props` attribute, with its kind before it. */
type Marked = readonly [kind: number, value: unknown];

/**
 * The value itself: our islands get labels and plain data only, so nobody needs to be told of what kind it is.
 *
 * @throws Error if it is a date, a map or another kind that JSON doesn't have
 */
function plain([kind, value]: Marked): unknown {
  if (kind > 1) throw new Error(`an island's props hold more than plain data: ${JSON.stringify(value)}`);
  if (kind === 1) return (value as readonly Marked[]).map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value as Record<string, Marked>).map(([key, own]) => [key, plain(own)]));
}

/** What Astro writes for the signs that mean something in markup. */
const entities = [
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
] as const;

const fromAttribute = (text: string) => entities.reduce((rest, [entity, sign]) => rest.replaceAll(entity, sign), text);

/** Between double quotation marks only two signs have to be written so. */
const toAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function joinStyles(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const rules = [...head.matchAll(styles)].map(([, text = '']) => text.trim());
  if (rules.length < 2) return html;
  return `${head.replaceAll(styles, '')}<style>${rules.join('')}</style>${html.slice(end)}`;
}

const styles = /<style>([\s\S]*?)<\/style>/g;
