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
  return tag.replaceAll(/ (?:uid|client|opts)="[^"]*"| await-children(?:="")?/g, '');
}

function joinStyles(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const rules = [...head.matchAll(styles)].map(([, text = '']) => text.trim());
  if (rules.length < 2) return html;
  return `${head.replaceAll(styles, '')}<style>${rules.join('')}</style>${html.slice(end)}`;
}

const styles = /<style>([\s\S]*?)<\/style>/g;
