import { marked } from 'marked';
import { localiseLinks } from './localise-links.ts';
import type { Locale } from './locale.ts';

/** Renders a few lines of Markdown from a field of a content file, with localized links. */
export function renderMarkdown(text: string, locale: Pick<Locale, 'path'>): string {
  return localiseLinks(marked.parse(text, { async: false }), locale).trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Plain text of rendered Markdown, one line per paragraph or list item, for structured data. */
export function plainText(html: string): string {
  return html
    .replace(/<li>/g, '• ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_match, name: string) => entities[name] ?? '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
