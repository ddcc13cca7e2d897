import { z } from 'astro/zod';
import { dataKinds, grounds, places, retentions, thirdParties } from '#content/facts/app-privacy.ts';
import { needs, permissionIds } from '#content/facts/permissions.ts';
import { appIds, platforms } from '#content/facts/apps.ts';
import { changes } from './legal.ts';

/** Placeholders of the template besides facts; each policy fills in its own values. */
export const policyPlaceholders = ['app', 'platform', 'store', 'company', 'address', 'mail', 'device'];

/** A text of a policy; may contain bold text, links and placeholders. */
const words = (max = 700) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine(
      (text) => [...text.matchAll(/\{\{\s*(\w*)\s*\}\}/g)].every(([, name = '']) => policyPlaceholders.includes(name)),
      `knows these placeholders only: ${policyPlaceholders.map((name) => `{{${name}}}`).join(', ')}`,
    );

/** Sections with special content besides paragraphs: tables, third parties, changes, deletion. */
const sectionIds = [
  'short',
  'not-here',
  'would-apply',
  'responsible',
  'data',
  'permissions',
  'others',
  'backups',
  'store',
  'security',
  'children',
  'rights',
  'asking',
  'changes',
  'contact',
] as const;

const section = z.strictObject({
  id: z.enum(sectionIds).describe('Also the anchor of the section'),
  for: z.enum(['available', 'unavailable', 'all']).describe('Apps on the store, apps not on it, or both'),
  heading: words(90),
  paragraphs: z.array(words()),
});

/** Requires a text for every id of a list; the build names missing ones. */
const each = <const Id extends string, Value extends z.ZodType>(ids: readonly Id[], value: Value) =>
  z.record(z.enum(ids), value);

/** The texts that the twelve policies of the apps share: `content/legal/<locale>/app-privacy.yaml`. */
export const appPrivacySchema = z.strictObject({
  title: words(90),
  summary: words(200),
  platforms: each(platforms, z.strictObject({ name: words(40), store: words(40), device: words(60) })),
  labels: each(
    ['version', 'data', 'reason', 'place', 'retention', 'ground', 'optional', 'permission', 'need'],
    words(60),
  ).describe('Headings of the two tables and of the date line'),
  unavailable: z.strictObject({
    first: words().describe('What a policy says first when the app is not on that store'),
    apps: each(appIds, z.strictObject({ reason: words(), instead: words() })),
  }),
  sections: z
    .array(section)
    .refine((sections) => sectionIds.every((id) => sections.some((one) => one.id === id)), 'a section is missing')
    .refine((sections) => sections.length === sectionIds.length, 'no section may stand there twice'),
  data: each(dataKinds, z.strictObject({ name: words(80), what: words(), why: words() })),
  places: each(places, words(200)),
  retentions: each(retentions, words(200)),
  grounds: each(grounds, words(120)),
  needs: each(needs, words(80)),
  permissions: each(permissionIds, z.strictObject({ name: words(120), why: words() })),
  noThirdParties: words(),
  thirdParties: each(thirdParties, words()),
  changes,
});
