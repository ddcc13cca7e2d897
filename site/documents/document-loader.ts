import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { joinWords, keepHtmlTogether, keepTogether } from '#locales/keep-together.ts';
import { buildConfig } from '#site/build-config.ts';
import { liveLanguages } from '#site/i18n/live-languages.ts';
import { defaultCode } from '#locales/registry.ts';
import { mapTexts } from './map-texts.ts';
import { collectionByName, type Collection, type CollectionName } from './collections.ts';
import { prepareDocuments, type PreparedDocument } from './prepare-documents.ts';
import { readDocuments } from './read-documents.ts';

/**
 * Loads the documents of a collection for Astro, those of the languages being built, with ids `<locale>/<file name>` and
 * facts filled in.
 *
 * An invalid document stops the build with the messages of `npm run check:content`. The development server prints the same
 * messages and keeps the last valid version.
 *
 * @param root the project, or a copy of it in a test
 */
export function documentLoader(name: CollectionName, root = '.'): Loader {
  const collection = collectionByName(name);
  return {
    name: `documents of content/${collection.folder}`,
    load: async (context) => {
      await loadAll(collection, context, root);
      const folder = resolve(root, `content/${collection.folder}`);
      context.watcher?.on('all', (_event, path) => {
        if (resolve(path).startsWith(folder)) void loadAll(collection, context, root);
      });
    },
  };
}

type RenderedContent = Awaited<ReturnType<LoaderContext['renderMarkdown']>>;

async function loadAll(collection: Collection, context: LoaderContext, root: string): Promise<void> {
  const english = readDocuments(collection, root, defaultCode);
  const documents = liveLanguages(buildConfig.locales, root).flatMap(({ code }) =>
    prepareDocuments(collection, code === defaultCode ? english : readDocuments(collection, root, code), english),
  );
  const problems = documents.flatMap((one) => one.problems);
  if (problems.length > 0 && !context.watcher) throw new Error(problems.join('\n'));
  for (const problem of problems) context.logger.error(problem);
  const known = new Set(documents.map(idOf));
  for (const id of context.store.keys()) if (!known.has(id)) context.store.delete(id);
  for (const document of documents) if (document.isValid) await loadOne(document, context);
}

/** Astro gets the text as HTML only, so that thousands of articles are not in memory twice. */
async function loadOne(prepared: PreparedDocument, context: LoaderContext): Promise<void> {
  const { document, fields, body } = prepared;
  const id = idOf(prepared);
  const filePath = resolve(document.file);
  const parsed = await context.parseData({ id, data: fields as Record<string, unknown>, filePath });
  const data = mapTexts(parsed, joinWords) as typeof parsed;
  const digest = context.generateDigest(JSON.stringify([data, body]));
  if (context.store.get(id)?.digest === digest) return;
  const markdown = body ? await context.renderMarkdown(body, { fileURL: pathToFileURL(filePath) }) : undefined;
  const rendered = markdown && addNonBreakingSpaces(markdown, document.code);
  context.store.set({ id, data, filePath: document.file, digest, ...(rendered && { rendered }) });
}

/** The rendered text and its headings, with non-breaking spaces. */
function addNonBreakingSpaces(rendered: RenderedContent, code: string): RenderedContent {
  const headings = rendered.metadata?.headings?.map((one) => ({ ...one, text: keepTogether(one.text, code) }));
  return {
    ...rendered,
    html: keepHtmlTogether(rendered.html, code),
    ...(headings && { metadata: { ...rendered.metadata, headings } }),
  };
}

function idOf({ document: { code, slug } }: PreparedDocument): string {
  return `${code}/${slug}`;
}
