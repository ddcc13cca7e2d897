import type { Locale } from './locale.ts';

/** Localizes the internal links of rendered Markdown, which are written as English paths. */
export function localiseLinks(html: string, { path }: Pick<Locale, 'path'>): string {
  return html.replace(
    /(<a\b[^>]*?\shref=")(\/(?!\/)[^"#?]*)/g,
    (_match, before: string, route: string) => before + path(route),
  );
}
