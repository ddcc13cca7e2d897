import { z } from 'astro/zod';
import { blogTags } from '#content/facts/topics.ts';
import { articleFields } from './fields.ts';

/** A blog post: `content/blog/<locale>/<id>.md`, shown at `/blog/<id>`. */
export const blogSchema = z.strictObject({
  ...articleFields,
  tags: z
    .array(z.enum(blogTags))
    .min(1)
    .max(5)
    .refine((tags) => new Set(tags).size === tags.length, 'must not contain a tag twice')
    .describe('Topics; each tag has its own list')
    .meta({ examples: [['privacy', 'travel']] }),
});
