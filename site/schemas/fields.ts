/** Fields that several kinds of documents share. */
import { z } from 'astro/zod';
import { appIds } from '#content/facts/apps.ts';

/** A calendar day, `2026-10-20`. YAML reads it as midnight UTC, and pages write it out in UTC as well. */
export const day = () => z.coerce.date();

export const title = z.string().min(2).max(110).describe('Title of the page, without the name of the company');

export const summary = z
  .string()
  .min(20)
  .max(180)
  .describe('One or two sentences for search engines, cards and feeds; 110 to 160 characters in English');

export const draft = z.boolean().default(false).describe('Shown in development only');

/** What news articles and blog posts have in common. */
export const articleFields = {
  title,
  summary,
  author: z.string().min(2).max(80).describe('Full name of the person who wrote it'),
  date: day().describe('Day of publication, YYYY-MM-DD; a day to come is not published yet'),
  image: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/, 'must be a file name such as "2026-10-vpn-locations.svg"')
    .describe('File in site/assets/illustrations'),
  imageAlt: z.string().min(10).max(200).describe('What the illustration shows, for people who do not see it'),
  apps: z.array(z.enum(appIds)).max(appIds.length).default([]).describe('Apps it is about; their pages are linked'),
  draft,
};
