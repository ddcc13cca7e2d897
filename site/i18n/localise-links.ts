import type { Locale } from './locale.ts';

/** Points the internal links of rendered Markdown (written with English addresses) to the pages of a language. */
export function localiseLinks(html: string, { path }: Pick<Locale, 'path'>): string {
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/(?!\/)[^"#?]*)/g,
    (_match, before: string, route: string) => before + path(route),
  );
}
