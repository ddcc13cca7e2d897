import { teams } from '#content/facts/topics.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { FeedLinks } from '#site/sections/article/FeedLinks.tsx';
import { Section } from '#site/ui/Section.tsx';
import { teamKey } from './job-keys.ts';
import { JobFilter } from './JobFilter.tsx';
import { JobRows } from './JobRows.tsx';
import css from './OpenJobs.module.css';

type OpenJobsProps = { locale: Locale; jobs: readonly JobDocument[] };

/** The open jobs by team, with a filter; teams without one are left out. */
export function OpenJobs({ locale, jobs }: OpenJobsProps) {
  const { t } = locale;
  return (
    <Section id="jobs" className={css.jobs} aria-labelledby="jobs-title">
      <h2 id="jobs-title">{t('careers.jobs.title')}</h2>
      {jobs.length === 0 && <p className={css.none}>{t('careers.jobs.none')}</p>}
      {jobs.length > 0 && <JobFilter locale={locale} jobs={jobs} />}
      {teams.map((team) => {
        const own = jobs.filter(({ entry }) => entry.data.team === team);
        return own.length === 0 ? null : (
          <div key={team} className={css.team} data-team={team}>
            <h3>{t(teamKey[team])}</h3>
            <JobRows locale={locale} jobs={own} />
          </div>
        );
      })}
      <p className={css.unmet} role="status">
        <span>{t('careers.filter.none')}</span>
      </p>
      <FeedLinks locale={locale} route="/careers" />
    </Section>
  );
}
