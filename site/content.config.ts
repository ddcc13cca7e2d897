import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { appPrivacySchema } from './schemas/app-privacy.ts';
import { blogSchema } from './schemas/blog.ts';
import { docsSchema } from './schemas/docs.ts';
import { faqSchema } from './schemas/faq.ts';
import { jobSchema } from './schemas/job.ts';
import { legalSchema } from './schemas/legal.ts';
import { newsSchema } from './schemas/news.ts';
import { productSchema } from './schemas/product.ts';

/** Files of `content/<folder>/<locale>/`, known by `<locale>/<file name>`; letter case is kept, since it is in addresses. */
const files = (folder: string, pattern: string) =>
  glob({
    base: `./content/${folder}`,
    pattern,
    generateId: ({ entry }) => entry.replace(/\.\w+$/, ''),
    // Only what was made of it is shown: thousands of articles need not be in memory twice.
    retainBody: false,
  });

export const collections = {
  products: defineCollection({ loader: files('products', '*/*.yaml'), schema: productSchema }),
  faq: defineCollection({ loader: files('faq', '*/*.yaml'), schema: faqSchema }),
  docs: defineCollection({ loader: files('docs', '*/*.md'), schema: docsSchema }),
  news: defineCollection({ loader: files('news', '*/*.md'), schema: newsSchema }),
  blog: defineCollection({ loader: files('blog', '*/*.md'), schema: blogSchema }),
  jobs: defineCollection({ loader: files('jobs', '*/*.md'), schema: jobSchema }),
  legal: defineCollection({ loader: files('legal', '*/*.md'), schema: legalSchema }),
  appPrivacy: defineCollection({ loader: files('legal', '*/app-privacy.yaml'), schema: appPrivacySchema }),
};
