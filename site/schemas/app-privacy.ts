import { z } from 'astro/zod';
import { dataKinds, grounds, thirdParties } from '#content/facts/app-privacy.ts';
import { permissionIds } from '#content/facts/permissions.ts';
import { appIds, platforms } from '#content/facts/apps.ts';
import { changes } from './legal.ts';
import { each, words } from './policy-fields.ts';

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
  for: z.enum(['available', 'unavailable', 'all']).describe('For apps in the store, apps not in it, or both'),
  heading: words(90),
  paragraphs: z.array(words()),
});

/** The texts that the twelve policies of the apps share: `content/legal/<locale>/app-privacy.yaml`. */
export const appPrivacySchema = z.strictObject({
  title: words(90),
  summary: words(200),
  platforms: each(platforms, z.strictObject({ name: words(40), store: words(40) })),
  labels: each(
    ['version', 'data', 'reason', 'place', 'retention', 'ground', 'optional', 'permission', 'need'],
    words(60),
  ).describe('Headings of the two tables and of the date line'),
  unavailable: z.strictObject({
    first: words().describe('First paragraph of a policy if the app is not in that store'),
    apps: each(appIds, z.strictObject({ reason: words(), instead: words() })),
  }),
  sections: z
    .array(section)
    .refine((sections) => sectionIds.every((id) => sections.some((one) => one.id === id)), 'a section is missing')
    .refine((sections) => sections.length === sectionIds.length, 'must not contain a section twice'),
  data: each(dataKinds, z.strictObject({ what: words(), why: words() })),
  grounds: each(grounds, words(120)),
  permissions: each(permissionIds, z.strictObject({ why: words() })),
  noThirdParties: words(),
  thirdParties: each(thirdParties, words()),
  changes,
});
