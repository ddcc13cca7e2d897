import { z } from 'astro/zod';
import { appIds } from '#content/facts/apps.ts';
import { screenIds } from '#site/demos/screen-states.ts';
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
  screens: z
    .array(
      z.strictObject({
        list: z.int().positive().describe('Which numbered list of the guide, from 1'),
        step: z.int().positive().describe('Which step of that list, from 1'),
        screen: z.enum(screenIds).describe('An app and one of its states (`site/demos/screen-states.ts`)'),
        crop: z.enum(['start', 'end']).default('start').describe('Which part of the phone is shown'),
      }),
    )
    .optional()
    .describe('Pictures of the app beside steps. In the English guide only: they are shown in all languages')
    .meta({ examples: [[{ list: 1, step: 2, screen: 'vpn/start' }]] }),
  draft,
});
