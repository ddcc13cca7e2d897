import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const words = z.array(z.string().min(1)).default([]);

/** Platforms whose names for settings translators look up; `described` holds parts that are words, not names. */
const platforms = ['android', 'ios', 'northlamp', 'described'] as const;

const glossarySchema = z.strictObject({
  /** Names that stay as they are in every language. */
  keep: words,
  /** Recurring words by id. */
  terms: z.record(z.string(), z.strictObject({ term: z.string(), definition: z.string(), avoid: words })),
  /** Names in settings and apps, in English. */
  interface: z.record(z.enum(platforms), z.array(z.string())),
});

const ownSchema = z.strictObject({
  terms: z
    .record(z.string(), z.strictObject({ use: z.string(), gender: z.string().optional(), avoid: words }))
    .default({}),
  interface: z
    .partialRecord(z.enum(platforms), z.record(z.string(), z.union([z.string(), z.array(z.string())])))
    .default({}),
});

/** `locales/glossary.yaml`: the English words. */
export type Glossary = z.infer<typeof glossarySchema>;

/** `locales/<code>/glossary.yaml`: a language's own words for them. */
export type OwnGlossary = z.infer<typeof ownSchema>;

const example = '  trusted-phone: { use: Vertrauenshandy, gender: n, avoid: [vertraute* Handy*] }';

/** The English glossary. @throws Error with file and field when its form is wrong */
export function readGlossary(root = '.'): Glossary {
  return readYaml(glossarySchema, 'locales/glossary.yaml', root);
}

/** The glossary of another language; empty where there is none. @throws Error with file and field when its form is wrong */
export function readOwnGlossary(code: string, root = '.'): OwnGlossary {
  const file = ownFile(code);
  return existsSync(`${root}/${file}`) ? readYaml(ownSchema, file, root) : { terms: {}, interface: {} };
}

/** The file of a language's words. */
export function ownFile(code: string): string {
  return `locales/${code}/glossary.yaml`;
}

/** What is wrong in a language's glossary, a sentence each: words that the English one does not have. */
export function glossaryProblems(code: string, english: Glossary, own: OwnGlossary): string[] {
  const unknownTerms = Object.keys(own.terms).filter((id) => !(id in english.terms));
  const unknownNames = platforms.flatMap((platform) =>
    Object.keys(own.interface[platform] ?? {}).filter((name) => !english.interface[platform].includes(name)),
  );
  return [...unknownTerms, ...unknownNames].map(
    (name) => `${ownFile(code)}: "${name}" is not in locales/glossary.yaml; take its name from there`,
  );
}

/** The names of interface parts in a language, of all platforms. */
export function interfaceNames(own: OwnGlossary): ReadonlySet<string> {
  const names = platforms.flatMap((platform) => Object.values(own.interface[platform] ?? {}).flat());
  return new Set(names.filter((name) => name !== ''));
}

/** What translators make of the glossary, item by item, with its English source: a term, or a platform's names. */
export function glossaryItems(
  english: Glossary,
  own: OwnGlossary,
): { item: string; source: string; isThere: boolean }[] {
  return [
    ...Object.entries(english.terms).map(([id, { term, definition }]) => ({
      item: `glossary/${id}`,
      source: `${term}\n${definition}`,
      isThere: Boolean(own.terms[id]?.use),
    })),
    ...platforms.map((platform) => ({
      item: `glossary/interface.${platform}`,
      source: english.interface[platform].join('\n'),
      isThere: english.interface[platform].every((name) => Boolean(own.interface[platform]?.[name]?.length)),
    })),
  ];
}

function readYaml<Schema extends z.ZodType>(schema: Schema, file: string, root: string): z.infer<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(`${root}/${file}`, 'utf8')));
  if (!error) return data;
  const [issue] = error.issues;
  throw new Error(
    `${file}: "${issue?.path.map(String).join('.') ?? ''}": ${issue?.message ?? ''}. Example:\n${example}`,
  );
}
