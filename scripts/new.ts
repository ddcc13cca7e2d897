/**
 * `npm run new -- KIND NAME`: creates a document or a language.
 *
 *   post "A title"    a blog post
 *   news "A title"    a news article
 *   job "A title"     a job
 *   doc "A title"     a guide
 *   language nb --quotes «»‘’    a language: its rows in locales/, glossary and style guide
 *   labels nb         its labels, which make the language live
 */
import { parseArgs } from 'node:util';
import { runTool } from './command-line.ts';
import { newDocument, newDocuments } from './new/document.ts';
import { newLabels, newLanguage } from './new/language.ts';

const usage = 'Usage: npm run new -- post|news|job|doc "A title", or: npm run new -- language|labels nb';

await runTool(() => console.log(make()));

function make(): string {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { quotes: { type: 'string' } } });
  const [kind = '', ...words] = positionals;
  const name = words.join(' ').trim();
  if (!name) throw new Error(usage);
  if (kind === 'language' || kind === 'labels') {
    const files = kind === 'language' ? newLanguage(name, values.quotes) : newLabels(name);
    return `${files.join('\n')}\nTranslate them; npm run status:translations lists what is missing. See docs/translating.md.`;
  }
  const known = Object.entries(newDocuments).find(([own]) => own === kind)?.[1];
  if (!known) throw new Error(`Unknown kind "${kind}"; expected post, news, job, doc, language, or labels.`);
  const file = newDocument(known, name, new Date().toISOString().slice(0, 10));
  return `${file}\nIt is a draft: npm run dev shows it. Next steps: docs/writing-content.md`;
}
