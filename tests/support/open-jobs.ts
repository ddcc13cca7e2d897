import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';

/** Names of the jobs that were open when the last build was made, newest first. */
function openJobs(): string[] {
  const { items } = JSON.parse(readFileSync('dist/site/careers/feed.json', 'utf8')) as { items: { url: string }[] };
  return items.map(({ url }) => url.split('/').at(-1) ?? '');
}

/** The name of an open job. Skips the running test if there is none, as nobody can apply then. */
export function anOpenJob(): string {
  const [job] = openJobs();
  test.skip(job === undefined, 'No job is open.');
  return job ?? '';
}
