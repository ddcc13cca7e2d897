import { z } from 'astro/zod';
import { summary, title } from './fields.ts';

const question = z.strictObject({
  slug: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters, digits and single hyphens, such as "no-network"')
    .describe('The anchor of the question, the same in every language. Never change it, because people link to it')
    .meta({ examples: ['no-network'] }),
  question: z
    .string()
    .trim()
    .min(5)
    .max(160)
    .describe('As a user would ask it')
    .meta({ examples: ['Why is there no network after the update?'] }),
  answer: z.string().trim().min(40).max(1400).describe('Markdown: paragraphs, lists, bold, links; 40 to 110 words'),
});

/** An FAQ page: `content/faq/<locale>/<page>.yaml`, shown at `/faq/<page>`. */
export const faqSchema = z.strictObject({
  title,
  summary,
  questions: z
    .array(question)
    .min(8)
    .refine((questions) => new Set(questions.map(({ slug }) => slug)).size === questions.length, {
      error: 'must not contain a slug twice',
    }),
});
