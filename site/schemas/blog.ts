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
    .refine((tags) => new Set(tags).size === tags.length, 'must not hold a tag twice')
    .describe('What it is about; each tag has a list of its own')
    .meta({ examples: [['privacy', 'travel']] }),
});
