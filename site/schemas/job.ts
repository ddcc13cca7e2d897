import { z } from 'astro/zod';
import { employmentTypes, jobPlaces, teams } from '#content/facts/topics.ts';
import { day, draft, summary, title } from './fields.ts';

const salary = z
  .strictObject({
    min: z.number().int().positive().describe('A year before tax'),
    max: z.number().int().positive().describe('A year before tax'),
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
      .describe('The list of jobs is sorted by team')
      .meta({ examples: ['engineering'] }),
    location: z
      .string()
      .min(2)
      .max(80)
      .describe('Where the work is done, as readers see it')
      .meta({ examples: ['Luleå, Sweden'] }),
    place: z
      .enum(jobPlaces)
      .optional()
      .describe('Where the filter finds it; left out where it is done from home only')
      .meta({ examples: ['lulea'] }),
    remote: z
      .boolean()
      .describe('It can be done from home')
      .meta({ examples: [true] }),
    type: z
      .enum(employmentTypes)
      .describe('Kind of employment')
      .meta({ examples: ['full-time'] }),
    salary: salary.optional().describe('Left out where it is not settled'),
    posted: day().describe('Day from which on the job is shown, YYYY-MM-DD'),
    closes: day().describe('Last day for applications, YYYY-MM-DD; after it the page says that the job is closed'),
    draft,
  })
  .refine(({ place, remote }) => place !== undefined || remote, {
    path: ['place'],
    error: 'must be given where "remote" is false',
  })
  .refine(({ posted, closes }) => posted <= closes, { path: ['closes'], error: 'must not be before "posted"' });
