import { z } from 'astro/zod';
import { newsCategories } from '#content/facts/topics.ts';
import { articleFields } from './fields.ts';

/** A news article: `content/news/<locale>/<id>.md`, shown at `/news/<id>`. */
export const newsSchema = z.strictObject({
  ...articleFields,
  category: z
    .enum(newsCategories)
    .describe('Category in the filter of the list')
    .meta({ examples: ['product-news'] }),
});
