import type { z } from 'astro/zod';
import { appDataSchema } from '#site/schemas/app-data.ts';
import { appPrivacySchema } from '#site/schemas/app-privacy.ts';
import { blogSchema } from '#site/schemas/blog.ts';
import { docsSchema } from '#site/schemas/docs.ts';
import { faqSchema } from '#site/schemas/faq.ts';
import { jobSchema } from '#site/schemas/job.ts';
import { legalSchema } from '#site/schemas/legal.ts';
import { newsSchema } from '#site/schemas/news.ts';
import { productSchema } from '#site/schemas/product.ts';

/** A kind of documents: files of one folder of `content/`, with one schema. */
export type Collection = {
  name: CollectionName;
  folder: string;
  extension: 'md' | 'yaml';
  schema: z.ZodType;
  /** Language-independent fields. */
  shared: readonly string[];
};

export type CollectionName =
  | 'news'
  | 'blog'
  | 'jobs'
  | 'docs'
  | 'faq'
  | 'products'
  | 'legal'
  | 'appPrivacy'
  | 'appData';

const article = ['date', 'updated', 'image', 'apps', 'draft'];

/** All kinds of documents. */
export const contentCollections: readonly Collection[] = [
  { name: 'news', folder: 'news', extension: 'md', schema: newsSchema, shared: [...article, 'category'] },
  { name: 'blog', folder: 'blog', extension: 'md', schema: blogSchema, shared: [...article, 'tags'] },
  {
    name: 'jobs',
    folder: 'jobs',
    extension: 'md',
    schema: jobSchema,
    shared: ['team', 'place', 'remote', 'type', 'salary', 'posted', 'closes', 'draft'],
  },
  { name: 'docs', folder: 'docs', extension: 'md', schema: docsSchema, shared: ['app', 'order', 'screens', 'draft'] },
  { name: 'faq', folder: 'faq', extension: 'yaml', schema: faqSchema, shared: [] },
  { name: 'products', folder: 'products', extension: 'yaml', schema: productSchema, shared: [] },
  { name: 'legal', folder: 'legal', extension: 'md', schema: legalSchema, shared: ['version'] },
  { name: 'appPrivacy', folder: 'legal', extension: 'yaml', schema: appPrivacySchema, shared: [] },
  { name: 'appData', folder: 'app-data', extension: 'yaml', schema: appDataSchema, shared: [] },
];

/** The kind of documents with this name. */
export function collectionByName(name: CollectionName): Collection {
  const collection = contentCollections.find((one) => one.name === name);
  if (!collection) throw new Error(`no collection has the name "${name}"`);
  return collection;
}
