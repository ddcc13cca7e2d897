import { languages, type Language } from '#locales/registry.ts';
import { documentsIn, type LocalDocument } from './documents.ts';
import { isOpen } from './job-dates.ts';

/** A job in one language. */
export type JobDocument = LocalDocument<'jobs'>;

/** All jobs that have been posted, including closed ones. */
async function postedJobs(language: Language, now: Date): Promise<JobDocument[]> {
  const jobs = await documentsIn('jobs', language);
  return IS_DEVELOPMENT ? jobs : jobs.filter(({ entry: { data } }) => data.posted <= now);
}

/** Slugs of the jobs that have a page, including closed ones. */
export async function jobSlugs(now = new Date()): Promise<string[]> {
  return (await postedJobs(languages[0], now)).map(({ slug }) => slug);
}

/** The open jobs in a language, newest first. */
export async function openJobs(language: Language, now = new Date()): Promise<JobDocument[]> {
  return (await postedJobs(language, now))
    .filter(({ entry: { data } }) => isOpen(data.closes, now))
    .sort((one, other) => other.entry.data.posted.getTime() - one.entry.data.posted.getTime());
}
