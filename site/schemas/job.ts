import { z } from 'astro/zod';
import { employmentTypes, jobPlaces, teams } from '#content/facts/topics.ts';
import { day, draft, summary, title } from './fields.ts';

const salary = z
  .strictObject({
    min: z.number().int().positive().describe('Per year, before tax'),
    max: z.number().int().positive().describe('Per year, before tax'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as "EUR"'),
  })
  .refine(({ min, max }) => min <= max, 'min must not be above max');

/** A job: `content/jobs/<locale>/<slug>.md`, shown at `/careers/<slug>`. */
export const jobSchema = z
  .strictObject({
    title,
    summary,
    team: z
      .enum(teams)
      .describe('Jobs are grouped by team')
      .meta({ examples: ['engineering'] }),
    location: z
      .string()
      .min(2)
      .max(80)
      .describe('Location of the job, as shown to readers')
      .meta({ examples: ['Luleå, Sweden'] }),
    place: z
      .enum(jobPlaces)
      .optional()
      .describe('Location in the filter; omit it if the job is remote only')
      .meta({ examples: ['lulea'] }),
    remote: z
      .boolean()
      .describe('The job can be done remotely')
      .meta({ examples: [true] }),
    type: z
      .enum(employmentTypes)
      .describe('Type of employment')
      .meta({ examples: ['full-time'] }),
    salary: salary.optional().describe('Omit it if it is not decided'),
    posted: day().describe('Date from which the job is shown, YYYY-MM-DD'),
    closes: day().describe('Last day for applications, YYYY-MM-DD; afterwards the page says that the job is closed'),
    draft,
  })
  .refine(({ place, remote }) => place !== undefined || remote, {
    path: ['place'],
    error: 'is required if "remote" is false',
  })
  .refine(({ posted, closes }) => posted <= closes, { path: ['closes'], error: 'must not be before "posted"' });
