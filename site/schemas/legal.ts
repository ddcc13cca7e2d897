import { z } from 'astro/zod';
import { day, summary, title, translated } from './fields.ts';
import { policyTablesSchema } from './policy-tables.ts';

/** Change history of a legal text, newest first. */
export const changes = z
  .array(
    z.strictObject({
      date: day().describe('Date from which the change applies, YYYY-MM-DD'),
      text: z.string().min(5).max(400).describe('What is different for the reader'),
    }),
  )
  .min(1);

/** A legal text: `content/legal/<locale>/{privacy,terms,terms-vpn-android}.md`. */
export const legalSchema = z
  .strictObject({
    title,
    summary,
    version: day().describe('Date since when the text is in force, YYYY-MM-DD'),
    translated,
    changes,
    tables: policyTablesSchema.optional(),
  })
  .refine(({ version, changes: [newest] }) => newest?.date.getTime() === version.getTime(), {
    path: ['version'],
    error: 'must be the date of the newest change, which comes first in "changes"',
  });
