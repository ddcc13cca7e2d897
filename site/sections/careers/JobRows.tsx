import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Dots } from '#site/ui/Dots.tsx';
import { List } from '#site/ui/List.tsx';
import { salaryText } from './job-facts.ts';
import { locationsOf } from './job-filter.ts';
import { employmentKey } from './job-keys.ts';
import '#site/ui/surfaces.css';
import css from './JobRows.module.css';

type JobRowsProps = {
  locale: Locale;
  jobs: readonly JobDocument[];
};

/** A list of jobs, one per row: title, location, employment type, salary, closing date. */
export function JobRows({ locale, jobs }: JobRowsProps) {
  const { t, path, date } = locale;
  return (
    <List variant="lines">
      {jobs.map((job) => {
        const { slug, entry, isFallback } = job;
        const { title, location, type, salary, closes } = entry.data;
        return (
          <li key={slug} className={css.job} data-covered="" data-where={locationsOf([job])}>
            <div>
              <a href={path(`/careers/${slug}`)} data-cover="" {...textLanguage(isFallback)}>
                {title}
              </a>
              <Dots>
                <span {...textLanguage(isFallback)}>{location}</span>
                <span>{t(employmentKey[type])}</span>
              </Dots>
            </div>
            <p>
              {salary && (
                <>
                  <strong>{salaryText(locale, salary)}</strong>
                  <br />
                </>
              )}
              {t('careers.jobs.until', { date: date(closes) })}
            </p>
            <ArrowEnd />
          </li>
        );
      })}
    </List>
  );
}
