import type { APIRoute } from 'astro';
import { company } from '#content/facts/company.ts';
import { liveLanguages } from '#site/i18n/locale.ts';
import { absolute } from '#site/seo/absolute.ts';

/** Who makes the site: https://humanstxt.org */
export const GET: APIRoute = () =>
  new Response(`/* TEAM */
${company.legalName}, ${company.address.city}, ${company.address.country}
Contact: ${company.mail.hello}
Jobs: ${absolute('/careers')}

/* SITE */
Languages: ${liveLanguages.map(({ name }) => name).join(', ')}
Made with: Astro, React, TypeScript, Fastify
Third parties: none. No cookies but the one for your language.
`);
