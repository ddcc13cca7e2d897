import { marked } from 'marked';
import { localiseLinks } from './localise-links.ts';
import type { Locale } from './locale.ts';

/** Renders a few lines of Markdown from a field of a content file, with localized links. */
export function renderMarkdown(text: string, locale: Pick<Locale, 'path'>): string {
  return localiseLinks(marked.parse(text, { async: false }), locale).trim();
}
