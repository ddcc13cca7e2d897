import { z } from 'zod';

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));
const text = z.string().trim().min(1);
const organization = z.looseObject({ '@type': z.literal('Organization'), name: text });
const offer = z.looseObject({ '@type': z.literal('Offer'), price: z.number(), priceCurrency: z.string().length(3) });

/** A schema for each type. */
export type RequiredFields = Readonly<Record<string, z.ZodType>>;

/** Required fields of an article: https://developers.google.com/search/docs/appearance/structured-data/article */
const article = (address: z.ZodType) =>
  z.looseObject({
    headline: text.max(110),
    image: address,
    datePublished: day,
    dateModified: day,
    inLanguage: text,
    author: z.looseObject({ '@type': z.enum(['Person', 'Organization']), name: text }),
    publisher: organization,
  });

/**
 * The fields that search engines require for each type we use, as schemas.
 * Source: https://developers.google.com/search/docs/appearance/structured-data
 *
 * @param isOurs whether a URL belongs to the site, without a redirect
 * @param builtAt when the site was built, ms since 1970
 */
export function requiredFields(isOurs: (address: string) => boolean, builtAt: number): RequiredFields {
  const address = z.string().refine(isOurs, 'must be a page or file of the site');
  return {
    Organization: z.looseObject({ name: text, url: address, logo: address, legalName: text }),
    WebSite: z.looseObject({ name: text, url: address, inLanguage: text }),
    WebPage: z.looseObject({ dateModified: day }),
    BreadcrumbList: z.looseObject({
      itemListElement: z
        .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
        .min(2)
        .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions must count from 1'),
    }),
    MobileApplication: z.looseObject({
      name: text,
      description: text,
      url: address,
      image: address,
      operatingSystem: text,
      applicationCategory: text,
      installUrl: z.array(z.url()).min(1),
      offers: z.union([offer, z.array(offer).min(1)]),
      aggregateRating: z.undefined('no rating of a single app is published').optional(),
    }),
    FAQPage: z.looseObject({
      inLanguage: text,
      mainEntity: z
        .array(
          z.looseObject({
            '@type': z.literal('Question'),
            name: text,
            acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
          }),
        )
        .min(1),
    }),
    NewsArticle: article(address),
    BlogPosting: article(address),
    TechArticle: z.looseObject({ headline: text, description: text, inLanguage: text, mainEntityOfPage: address }),
    JobPosting: z.looseObject({
      title: text,
      description: text,
      url: address,
      datePosted: day,
      validThrough: z.iso.datetime({ offset: true }).refine((end) => Date.parse(end) > builtAt, 'the job is closed'),
      employmentType: text,
      hiringOrganization: organization,
    }),
  };
}

type Thing = { '@type'?: unknown; '@graph'?: unknown };

/** The structured data of a page and its problems. */
export type StructuredDataReport = {
  types: readonly string[];
  /** URLs of the breadcrumbs; the last is the page itself. */
  breadcrumbs: readonly unknown[];
  problems: readonly string[];
};

/**
 * Checks a page's structured data.
 *
 * @param blocks contents of the `application/ld+json` elements
 */
export function checkStructuredData(blocks: readonly string[], fields: RequiredFields): StructuredDataReport {
  const things = blocks.flatMap((block) => objectsIn(JSON.parse(block) as Thing));
  const types = things.map((thing) => String(thing['@type']));
  const problems = things.flatMap((thing, index) => {
    const type = types[index] ?? '';
    const schema = fields[type];
    if (!schema) return [`unknown type "${type}" of structured data; add it to scripts/site-checks/structured-data.ts`];
    const issues = schema.safeParse(thing).error?.issues ?? [];
    return issues.map(({ path, message }) => `${type} ${path.join('.')}: ${message}`);
  });
  const repeated = types.filter((type, index) => types.indexOf(type) !== index);
  const trail = things[types.indexOf('BreadcrumbList')] as { itemListElement?: { item?: unknown }[] } | undefined;
  return {
    types,
    breadcrumbs: trail?.itemListElement?.map(({ item }) => item) ?? [],
    problems: [...problems, ...repeated.map((type) => `duplicate structured data of type ${type}`)],
  };
}

function objectsIn(block: Thing): Thing[] {
  const context = (block as { '@context'?: unknown })['@context'];
  if (context !== 'https://schema.org') return [{ '@type': `without schema.org: ${JSON.stringify(context)}` }];
  return Array.isArray(block['@graph']) ? (block['@graph'] as Thing[]) : [block];
}
