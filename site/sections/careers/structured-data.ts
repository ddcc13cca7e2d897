import type { JobPosting } from 'schema-dts';
import { company } from '#content/facts/company.ts';
import type { EmploymentType } from '#content/facts/topics.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { absolute } from '#site/seo/absolute.ts';
import type { StructuredData } from '#site/seo/structured-data.ts';

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
} as const satisfies Record<EmploymentType, string>;

/** Structured data (schema.org) of an open job. */
export function jobData({ path }: Locale, { slug, entry }: JobDocument): StructuredData<JobPosting> {
  const { title, posted, closes, type, remote, salary } = entry.data;
  const { street, postalCode, city, countryCode } = company.address;
  return {
    '@type': 'JobPosting',
    title,
    description: entry.rendered?.html ?? '',
    url: absolute(path(`/careers/${slug}`)),
    identifier: { '@type': 'PropertyValue', name: company.name, value: slug },
    datePosted: posted.toISOString().slice(0, 10),
    validThrough: `${closes.toISOString().slice(0, 10)}T23:59:59-12:00`,
    employmentType: employmentTypes[type],
    hiringOrganization: { '@type': 'Organization', name: company.legalName, sameAs: absolute('/') },
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'AdministrativeArea', name: 'Europe' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              streetAddress: street,
              postalCode,
              addressLocality: city,
              addressCountry: countryCode,
            },
          },
        }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: 'YEAR' },
      },
    }),
  };
}
