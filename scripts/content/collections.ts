import type { z } from 'astro/zod';
import { appPrivacySchema } from '#site/schemas/app-privacy.ts';
import { blogSchema } from '#site/schemas/blog.ts';
import { docsSchema } from '#site/schemas/docs.ts';
import { faqSchema } from '#site/schemas/faq.ts';
import { jobSchema } from '#site/schemas/job.ts';
import { legalSchema } from '#site/schemas/legal.ts';
import { newsSchema } from '#site/schemas/news.ts';
import { productSchema } from '#site/schemas/product.ts';

/** What a folder of `content/` holds. */
export type Collection = {
  folder: string;
  schemaOf: (slug: string) => z.ZodType;
  /** Fields that are the same in every language, since they are no words. */
  shared: readonly string[];
};

const article = ['date', 'image', 'apps', 'draft'];

/** All kinds of documents. */
export const contentCollections: readonly Collection[] = [
  { folder: 'news', schemaOf: () => newsSchema, shared: [...article, 'category'] },
  { folder: 'blog', schemaOf: () => blogSchema, shared: [...article, 'tags'] },
  {
    folder: 'jobs',
    schemaOf: () => jobSchema,
    shared: ['team', 'place', 'remote', 'type', 'salary', 'posted', 'closes', 'draft'],
  },
  { folder: 'docs', schemaOf: () => docsSchema, shared: ['app', 'order', 'draft'] },
  { folder: 'faq', schemaOf: () => faqSchema, shared: [] },
  { folder: 'products', schemaOf: () => productSchema, shared: [] },
  {
    folder: 'legal',
    schemaOf: (slug) => (slug === 'app-privacy' ? appPrivacySchema : legalSchema),
    shared: ['version'],
  },
];
