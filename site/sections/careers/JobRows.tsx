import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { employmentKey } from './job-keys.ts';
import css from './JobRows.module.css';

type JobRowsProps = {
  locale: Locale;
  jobs: readonly JobDocument[];
};

/** Jobs, one to a line: what, where, how long. */
export function JobRows({ locale: { t, path, date }, jobs }: JobRowsProps) {
  return (
    <ul className={css.rows}>
      {jobs.map(({ slug, entry: { data }, isFallback }) => (
        <li key={slug} data-where={[data.place, data.remote && 'remote'].filter(Boolean).join(' ')}>
          <div>
            <a href={path(`/careers/${slug}`)} {...textLanguage(isFallback)}>
              {data.title}
            </a>
            <p>
              <span {...textLanguage(isFallback)}>{data.location}</span>
              <span>{t(employmentKey[data.type])}</span>
              {data.remote && <span>{t('careers.remote')}</span>}
            </p>
          </div>
          <p>{t('careers.jobs.until', { date: date(data.closes) })}</p>
          <ArrowEnd />
        </li>
      ))}
    </ul>
  );
}
