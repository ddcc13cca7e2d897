import { existsSync, writeFileSync } from 'node:fs';
import { describeFields, type FieldSchema } from '#scripts/content/field-tables.ts';
import { collectionByName, type CollectionName } from '#site/documents/collections.ts';

/** A kind of document that `npm run new` creates, and the text below its fields. */
export type NewDocument = { collection: CollectionName; body: string };

const article = `TODO: say in a sentence or two what this is about and for whom.

## TODO: the first heading

TODO: the text. Links to our own pages are written as in English: [the VPN](/product/vpn).
`;

/** The kinds by their names in the command. */
export const newDocuments = {
  post: { collection: 'blog', body: article },
  news: { collection: 'news', body: article },
  job: {
    collection: 'jobs',
    body: 'TODO: what the work is.\n\n## What you will do\n\n- TODO\n\n## What you bring\n\n- TODO\n',
  },
  doc: {
    collection: 'docs',
    body: 'TODO: what one needs before the first step.\n\n## TODO: the first task\n\n1. Open **Settings**.\n2. Tap **TODO**.\n',
  },
} as const satisfies Record<string, NewDocument>;

/**
 * Creates an English document from a title: a draft with the fields of its schema, which is shown in development only.
 *
 * @param root project folder, or a copy of it in a test
 * @param today `2026-11-21`
 * @returns the new file
 * @throws Error that says what to do if the title has no usable characters or the file exists
 */
export function newDocument({ collection, body }: NewDocument, title: string, today: string, root = '.'): string {
  const { folder, extension, schema } = collectionByName(collection);
  const slug = slugOf(title);
  if (slug.length < 3) throw new Error(`"${title}" is not usable as a slug; use Latin letters or digits.`);
  const name = folder === 'news' ? `${today.slice(0, 7)}-${slug}` : slug;
  const file = `content/${folder}/en/${name}.${extension}`;
  if (existsSync(`${root}/${file}`)) throw new Error(`${file} already exists.`);
  const { properties = {}, required = [] } = describeFields(schema);
  const fields = Object.entries(properties)
    .filter(([field, { default: preset }]) => required.includes(field) || preset !== undefined)
    .map(([field, described]) => `${field}: ${valueOf(field, described, { title, today })}\n`);
  writeFileSync(`${root}/${file}`, `---\n${fields.join('')}---\n\n${body}`);
  return file;
}

/** A value that passes the check of a draft, with what is left to do. */
function valueOf(name: string, field: FieldSchema, { title, today }: { title: string; today: string }): string {
  if (name === 'title') return JSON.stringify(title);
  if (name === 'draft') return 'true';
  if (name === 'closes') return inThreeMonths(today);
  if (field.format === 'date') return today;
  if (field.default !== undefined) return JSON.stringify(field.default);
  const { type, enum: choices, pattern, examples = [], description = '' } = field;
  if (choices) return `${choices[0]} # TODO: one of ${choices.join(', ')}`;
  const isText = type === 'string' && pattern === undefined;
  return isText ? JSON.stringify(`TODO: ${description}`) : `${JSON.stringify(examples[0])} # TODO: ${description}`;
}

function inThreeMonths(today: string): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() + 3);
  return day.toISOString().slice(0, 10);
}

/** The slug of a title: lowercase ASCII letters and digits, words separated by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
