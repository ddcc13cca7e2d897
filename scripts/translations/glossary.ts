import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';

const words = z.array(z.string().min(1)).default([]);

/** Platforms whose UI names translators look up; `described` contains descriptions instead of names. */
const platforms = ['android', 'ios', 'northlamp', 'described'] as const;

const glossarySchema = z.strictObject({
  /** Names that are not translated. */
  keep: words,
  /** Recurring terms by id. */
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

/** `locales/glossary.yaml`: the English terms. */
export type Glossary = z.infer<typeof glossarySchema>;

/** `locales/<code>/glossary.yaml`: a language's translations of the terms. */
export type OwnGlossary = z.infer<typeof ownSchema>;

const example = '  trusted-phone: { use: Vertrauenshandy, gender: n, avoid: [vertraute* Handy*] }';

/** Reads the English glossary. @throws Error with file and field if it is invalid */
export function readGlossary(root = '.'): Glossary {
  return readYaml(glossarySchema, 'locales/glossary.yaml', root);
}

/**
 * Reads the glossary of another language; empty if it does not exist. @throws Error with file and field if it is
 * invalid
 */
export function readOwnGlossary(code: string, root = '.'): OwnGlossary {
  const file = glossaryFile(code);
  return existsSync(`${root}/${file}`) ? readYaml(ownSchema, file, root) : { terms: {}, interface: {} };
}

/** Path of a language's glossary. */
export function glossaryFile(code: string): string {
  return `locales/${code}/glossary.yaml`;
}

/** Returns a message for each entry of a language's glossary that is not in the English one. */
export function glossaryProblems(code: string, english: Glossary, own: OwnGlossary): string[] {
  const unknownTerms = Object.keys(own.terms).filter((id) => !(id in english.terms));
  const unknownNames = platforms.flatMap((platform) =>
    Object.keys(own.interface[platform] ?? {}).filter((name) => !english.interface[platform].includes(name)),
  );
  return [...unknownTerms, ...unknownNames].map(
    (name) => `${glossaryFile(code)}: "${name}" is not in locales/glossary.yaml; use an entry of that file`,
  );
}

/** The UI names in a language, for all platforms. */
export function interfaceNames(own: OwnGlossary): ReadonlySet<string> {
  const names = platforms.flatMap((platform) => Object.values(own.interface[platform] ?? {}).flat());
  return new Set(names.filter((name) => name !== ''));
}

/** Returns the translatable items with their English source: each term, and the names of each platform. */
export function glossaryItems(
  english: Glossary,
  own: OwnGlossary,
): { item: string; source: string; isTranslated: boolean }[] {
  return [
    ...Object.entries(english.terms).map(([id, { term, definition }]) => ({
      item: `glossary/${id}`,
      source: `${term}\n${definition}`,
      isTranslated: Boolean(own.terms[id]?.use),
    })),
    ...platforms.map((platform) => ({
      item: `glossary/interface.${platform}`,
      source: english.interface[platform].join('\n'),
      isTranslated: english.interface[platform].every((name) => Boolean(own.interface[platform]?.[name]?.length)),
    })),
  ];
}

/** Valid glossaries by path, with the text from which they were parsed: a check reads them for every language. */
const parsed = new Map<string, { source: string; glossary: unknown }>();

function readYaml<Schema extends z.ZodType>(schema: Schema, file: string, root: string): z.infer<Schema> {
  const path = `${root}/${file}`;
  const source = readFileSync(path, 'utf8');
  const known = parsed.get(path);
  if (known?.source === source) return known.glossary as z.infer<Schema>;
  const { data, error } = schema.safeParse(parse(source));
  if (!error) {
    parsed.set(path, { source, glossary: data });
    return data;
  }
  const [issue] = error.issues;
  throw new Error(
    `${file}: "${issue?.path.map(String).join('.') ?? ''}": ${issue?.message ?? ''}. Example:\n${example}`,
  );
}
