import { jobPlaces, teams } from '#content/facts/topics.ts';
import type { Locale } from '#site/i18n/locale.ts';
import filterScript from '#site/inline/choice-filter.ts?inline-script';
import type { JobDocument } from '#site/queries/jobs.ts';
import { ChoiceChips } from '#site/ui/ChoiceChips.tsx';
import css from './JobFilter.module.css';
import { placeKey, teamKey } from './job-keys.ts';

type JobFilterProps = { locale: Locale; jobs: readonly JobDocument[] };

/**
 * The filter of the open jobs, by team and by place. CSS reads what is chosen (`OpenJobs.module.css`), so it needs no
 * JavaScript; the script keeps the choice in the address.
 */
export function JobFilter({ locale: { t }, jobs }: JobFilterProps) {
  const has = (test: (data: JobDocument['entry']['data']) => boolean) => jobs.some(({ entry }) => test(entry.data));
  const all = { value: 'all', label: t('careers.filter.all') };
  return (
    <div className={css.filter}>
      <ChoiceChips
        name="team"
        legend={t('careers.filter.team')}
        options={[
          all,
          ...teams
            .filter((team) => has((data) => data.team === team))
            .map((team) => ({ value: team, label: t(teamKey[team]) })),
        ]}
      />
      <ChoiceChips
        name="where"
        legend={t('careers.filter.where')}
        options={[
          all,
          ...jobPlaces
            .filter((place) => has((data) => data.place === place))
            .map((place) => ({ value: place, label: t(placeKey[place]) })),
          ...(has((data) => data.remote) ? [{ value: 'remote', label: t('careers.filter.remote') }] : []),
        ]}
      />
      <script dangerouslySetInnerHTML={{ __html: filterScript }} />
    </div>
  );
}
