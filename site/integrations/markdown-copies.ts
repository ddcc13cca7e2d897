import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { appNames, company } from '#content/facts/company.ts';
import { localPath } from '#locales/addresses.ts';
import { defaultCode, type Language } from '#locales/registry.ts';
import { contentCollections, type CollectionName } from '#site/documents/collections.ts';
import { prepareDocuments, type PreparedDocument } from '#site/documents/prepare-documents.ts';
import { readDocuments } from '#site/documents/read-documents.ts';
import { builtPages, pageFile } from './built-pages.ts';

/** Collections with a Markdown copy: their headings in `llms.txt` and their routes. */
const readingPages: readonly { name: CollectionName; heading: string; route: (slug: string) => string }[] = [
  { name: 'faq', heading: 'Questions and answers', route: (slug) => `/faq/${slug}` },
  { name: 'docs', heading: 'Documentation', route: (slug) => `/documentation/${slug}` },
  { name: 'legal', heading: 'Policies and terms', route: (slug) => `/${slug}` },
  { name: 'news', heading: 'News', route: (slug) => `/news/${slug}` },
  { name: 'blog', heading: 'Blog', route: (slug) => `/blog/${slug}` },
];

/** A document and the path of its page, `/de/news/x`. */
type MarkdownPage = { document: PreparedDocument; address: string };

/**
 * Writes a Markdown copy next to each page of these collections, `/news/x.md`, and `llms.txt`, which lists the English
 * copies for language models (https://llmstxt.org). Untranslated documents have only an English copy.
 *
 * @param siteUrl canonical origin
 * @param languages built languages
 */
export function markdownCopies(siteUrl: string, languages: readonly Language[]): AstroIntegration {
  return {
    name: 'markdown-copies',
    hooks: {
      'astro:build:done': ({ dir, pages }) =>
        writeCopies(dir, new Set(builtPages(dir, pages).map(({ path }) => path)), siteUrl, languages),
    },
  };
}

async function writeCopies(
  dir: URL,
  built: ReadonlySet<string>,
  siteUrl: string,
  languages: readonly Language[],
): Promise<void> {
  const parts: string[] = [];
  for (const { name, heading, route } of readingPages) {
    const collection = contentCollections.find((one) => one.name === name);
    if (!collection) continue;
    const english = readDocuments(collection, '.', defaultCode);
    const items: string[] = [];
    for (const language of languages) {
      const { code } = language;
      const documents = code === defaultCode ? english : readDocuments(collection, '.', code);
      for (const document of prepareDocuments(collection, documents, english)) {
        const address = localPath(language, route(document.document.slug));
        // Drafts and future documents have no page.
        if (!built.has(address)) continue;
        const file = fileURLToPath(pageFile(dir, address)).replace(/html$/, 'md');
        await mkdir(dirname(file), { recursive: true });
        const absolute = (path: string) => siteUrl + localPath(language, path);
        await writeFile(file, markdownOf(document, absolute, siteUrl + address));
        if (code === defaultCode) items.push(listItem({ document, address }, siteUrl));
      }
    }
    parts.push(`## ${heading}\n\n${items.join('\n')}\n`);
  }
  await writeFile(new URL('llms.txt', dir), `${introduction(siteUrl)}\n${parts.join('\n')}`);
}

type Fields = { title: string; summary: string; questions?: readonly { question: string; answer: string }[] };

/**
 * Renders a document as Markdown: title, summary, URL of the page, text.
 *
 * @param absolute makes an absolute URL from a path of the site
 */
export function markdownOf(
  { fields, body }: Pick<PreparedDocument, 'fields' | 'body'>,
  absolute: (path: string) => string,
  address: string,
): string {
  const { title, summary, questions = [] } = fields as Fields;
  const text = questions.map(({ question, answer }) => `## ${question}\n\n${answer.trim()}`);
  const links = (markdown: string) =>
    markdown
      .replace(/\]\((\/[^)\s]*)\)/g, (_link, path: string) => `](${absolute(path)})`)
      .replace(/\]\((#[^)\s]*)\)/g, (_link, fragment: string) => `](${address}${fragment})`);
  return (
    links([`# ${title}`, `> ${summary}`, `<${address}>`, body.trim(), ...text].filter(Boolean).join('\n\n')) + '\n'
  );
}

function listItem({ document: { fields }, address }: MarkdownPage, siteUrl: string): string {
  const { title, summary } = fields as Fields;
  return `- [${title}](${siteUrl}${address}.md): ${summary}`;
}

function introduction(siteUrl: string): string {
  return `# ${company.name}

> ${company.legalName} makes six apps for privacy and security on phones: ${new Intl.ListFormat('en').format(Object.values(appNames))}.

The pages below are also there in other languages, by a prefix: ${siteUrl}/de/faq/FAQVPNAndroid.md. What each app can do is on its page: ${siteUrl}/products.
`;
}
