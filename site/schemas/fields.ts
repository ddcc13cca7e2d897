/** Fields shared by several collections. */
import { z } from 'astro/zod';
import { appIds } from '#content/facts/apps.ts';

/** A valid calendar day, `2026-10-20`: parsed and formatted in UTC. */
export const day = () =>
  z.iso
    .date('must be a valid date, YYYY-MM-DD')
    .transform((text) => new Date(text))
    .refine((date) => date >= new Date('2015-01-01'), 'must not be before 2015')
    .refine((date) => date < new Date('2100-01-01'), 'must not be after 2099')
    .meta({ examples: ['2026-10-20'] });

export const title = z
  .string()
  .min(2)
  .max(110)
  .describe('Title of the page, without the name of the company')
  .meta({ examples: ['New VPN locations, and how to choose among them'] });

export const summary = z
  .string()
  // Search engines show at least this much.
  .min(30)
  .max(180)
  .describe('One or two sentences for search engines, cards and feeds; best with 110 to 160 in English')
  .meta({
    examples: [
      'Northlamp VPN has six new locations. Which one is the fastest for you, and how to find out in a minute.',
    ],
  });

export const draft = z.boolean().default(false).describe('Shown in development only');

export const translated = day()
  .optional()
  .describe('In a translation: date of its publication or last change, if later than that of the English text');

/** Fields shared by news articles and blog posts. */
export const articleFields = {
  title,
  summary,
  author: z
    .string()
    .min(2)
    .max(80)
    .describe('Full name of the person who wrote it')
    .meta({ examples: ['Maja Sundin'] }),
  date: day().describe('Date of publication, YYYY-MM-DD; future documents are not published'),
  updated: day()
    .optional()
    .describe('Date of the last change that readers should know about; the text is up to date as of then'),
  translated,
  image: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/, 'must be a file name such as "2026-10-vpn-locations.svg"')
    .describe('File in site/assets/illustrations')
    .meta({ examples: ['2026-10-vpn-locations.svg'] }),
  imageAlt: z
    .string()
    .min(10)
    .max(200)
    .describe('Text alternative: what the illustration shows')
    .meta({ examples: ['Six points of light on a map of the world.'] }),
  apps: z
    .array(z.enum(appIds))
    .max(appIds.length)
    .default([])
    .describe('Apps it is about; their pages are linked')
    .meta({ examples: [['vpn', 'firewall']] }),
  draft,
};
