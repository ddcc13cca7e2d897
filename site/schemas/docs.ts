import { z } from 'astro/zod';
import { appIds } from '#content/facts/apps.ts';
import { draft, summary, title } from './fields.ts';

/** A guide of the documentation: `content/docs/<locale>/<slug>.md`, shown at `/documentation/<slug>`. */
export const docsSchema = z.strictObject({
  title,
  summary,
  app: z
    .enum(appIds)
    .optional()
    .describe('The app it is about; omit it if it is about all apps')
    .meta({ examples: ['vpn'] }),
  order: z
    .number()
    .int()
    .positive()
    .describe('Sorts the side navigation; leave gaps for future pages. Pages of one app are grouped')
    .meta({ examples: [45] }),
  draft,
});
