import { jobPlaces, teams } from '#content/facts/topics.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { filterStyles } from '#site/sections/filter/filter-styles.ts';
import type { FilterGroup } from '#site/sections/filter/ListFilter.tsx';
import { placeKey, teamKey } from './job-keys.ts';

/** Id of the section with the open jobs. */
export const jobsId = 'jobs';

/** The locations of jobs for the filter: their places, and `remote`. */
export function locationsOf(jobs: readonly JobDocument[]): string {
  const values = jobs.flatMap(({ entry: { data } }) => [data.place, data.remote && 'remote']);
  return [...new Set(values)].filter(Boolean).join(' ');
}

/** The groups of the job filter: teams and places with at least one open job. */
export function jobGroups({ t }: Locale, jobs: readonly JobDocument[]): FilterGroup[] {
  const all = { value: 'all', label: t('careers.filter.all') };
  const places = locationsOf(jobs).split(' ');
  return [
    {
      name: 'team',
      legend: t('careers.filter.team'),
      options: [
        all,
        ...teams
          .filter((team) => jobs.some(({ entry }) => entry.data.team === team))
          .map((team) => ({ value: team, label: t(teamKey[team]) })),
      ],
    },
    {
      name: 'where',
      legend: t('careers.filter.where'),
      options: [
        all,
        ...jobPlaces
          .filter((place) => places.includes(place))
          .map((place) => ({ value: place, label: t(placeKey[place]) })),
        ...(places.includes('remote') ? [{ value: 'remote', label: t('careers.filter.remote') }] : []),
      ],
    },
  ];
}

/** Filter styles of the page with the open jobs. */
export function jobFilterStyles(locale: Locale, jobs: readonly JobDocument[]): string {
  if (jobs.length === 0) return '';
  const items = jobs.map((job) => ({ team: job.entry.data.team, where: locationsOf([job]) }));
  return filterStyles(jobsId, jobGroups(locale, jobs), items);
}
