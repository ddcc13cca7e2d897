import { z } from 'astro/zod';

/** Placeholders of the template besides facts; each policy fills in its own values. */
export const policyPlaceholders = ['app', 'platform', 'store', 'company', 'address', 'mail', 'device'];

/** A text of a policy; may contain bold text, links and placeholders. */
export const words = (max = 700) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine(
      (text) => [...text.matchAll(/\{\{\s*(\w*)\s*\}\}/g)].every(([, name = '']) => policyPlaceholders.includes(name)),
      `may only use these placeholders: ${policyPlaceholders.map((name) => `{{${name}}}`).join(', ')}`,
    );

/** Requires a text for every id of a list; the build names missing ones. */
export const each = <const Id extends string, Value extends z.ZodType>(ids: readonly Id[], value: Value) =>
  z.record(z.enum(ids), value);
