import { localiseLinks } from '#site/i18n/localise-links.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { labelCells } from './label-cells.ts';
import type { Heading } from './TableOfContents.tsx';

/** The result of Astro's Markdown rendering in a document. */
type Rendered = { rendered?: { html: string; metadata?: Record<string, unknown> | undefined } | undefined };

/** The HTML of a document, with links localized for the page's language. */
export function localizedHtml({ rendered }: Rendered, locale: Pick<Locale, 'path'>): string {
  return labelCells(localiseLinks(rendered?.html ?? '', locale));
}

/** The second-level headings of a document. */
export function mainHeadings({ rendered }: Rendered): readonly Heading[] {
  const headings = (rendered?.metadata?.headings ?? []) as readonly (Heading & { depth: number })[];
  return headings.filter(({ depth }) => depth === 2);
}
