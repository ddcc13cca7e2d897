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
    .describe('The app it is about; left out where it is about all of them')
    .meta({ examples: ['vpn'] }),
  order: z
    .number()
    .int()
    .positive()
    .describe('Sorts the side navigation; leave gaps for pages to come. Pages of one app stand together')
    .meta({ examples: [45] }),
  draft,
});
