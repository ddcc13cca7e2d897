import { teams } from '#content/facts/topics.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { FeedLinks } from '#site/sections/article/FeedLinks.tsx';
import { ListFilter } from '#site/sections/filter/ListFilter.tsx';
import { ChoiceChips } from '#site/ui/ChoiceChips.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Split } from '#site/ui/Split.tsx';
import { jobGroups, jobsId, locationsOf } from './job-filter.ts';
import { teamKey } from './job-keys.ts';
import { JobRows } from './JobRows.tsx';
import css from './OpenJobs.module.css';

type OpenJobsProps = { locale: Locale; jobs: readonly JobDocument[] };

/**
 * The open jobs by team, with a filter; teams without open jobs are omitted. The page must include `jobFilterStyles()`.
 */
export function OpenJobs({ locale, jobs }: OpenJobsProps) {
  const { t } = locale;
  return (
    <Section id={jobsId} aria-labelledby="jobs-title">
      <h2 id="jobs-title">{t('careers.jobs.title')}</h2>
      {jobs.length === 0 && <p>{t('careers.jobs.none')}</p>}
      {jobs.length > 0 && (
        <Cluster gap={6} align="start" data-unprinted="">
          <ListFilter groups={jobGroups(locale, jobs)} Control={ChoiceChips} />
        </Cluster>
      )}
      {teams.map((team) => {
        const own = jobs.filter(({ entry }) => entry.data.team === team);
        return own.length === 0 ? null : (
          <Split key={team} className={css.team} from="desk" gap={4} data-team={team} data-where={locationsOf(own)}>
            <h3 data-tone="quiet">{t(teamKey[team])}</h3>
            <JobRows locale={locale} jobs={own} />
          </Split>
        );
      })}
      <p className={css.unmet} role="status">
        <span data-no-match="">{t('careers.filter.none')}</span>
      </p>
      <FeedLinks locale={locale} route="/careers" />
    </Section>
  );
}
