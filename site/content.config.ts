import { defineCollection } from 'astro:content';
import { documentLoader } from './documents/document-loader.ts';
import { appDataSchema } from './schemas/app-data.ts';
import { appPrivacySchema } from './schemas/app-privacy.ts';
import { blogSchema } from './schemas/blog.ts';
import { docsSchema } from './schemas/docs.ts';
import { faqSchema } from './schemas/faq.ts';
import { jobSchema } from './schemas/job.ts';
import { legalSchema } from './schemas/legal.ts';
import { newsSchema } from './schemas/news.ts';
import { productSchema } from './schemas/product.ts';

export const collections = {
  products: defineCollection({ loader: documentLoader('products'), schema: productSchema }),
  faq: defineCollection({ loader: documentLoader('faq'), schema: faqSchema }),
  docs: defineCollection({ loader: documentLoader('docs'), schema: docsSchema }),
  news: defineCollection({ loader: documentLoader('news'), schema: newsSchema }),
  blog: defineCollection({ loader: documentLoader('blog'), schema: blogSchema }),
  jobs: defineCollection({ loader: documentLoader('jobs'), schema: jobSchema }),
  legal: defineCollection({ loader: documentLoader('legal'), schema: legalSchema }),
  appPrivacy: defineCollection({ loader: documentLoader('appPrivacy'), schema: appPrivacySchema }),
  appData: defineCollection({ loader: documentLoader('appData'), schema: appDataSchema }),
};
