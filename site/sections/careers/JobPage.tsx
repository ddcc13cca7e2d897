import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { ShareButton } from '#site/sections/article/ShareButton.tsx';
import { textOf } from '#site/sections/article/rendered.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { JobFacts } from './JobFacts.tsx';
import css from './JobPage.module.css';

type JobPageProps = { locale: Locale; job: JobDocument };

/** An open job: what it is, its facts, and the way to apply. */
export function JobPage({ locale, job }: JobPageProps) {
  const { t, path } = locale;
  const { slug, entry, isFallback } = job;
  const text = textLanguage(isFallback);
  const apply = <ButtonLink href={path(`/careers/${slug}/apply`)}>{t('job.apply')}</ButtonLink>;
  return (
    <>
      {isFallback && <FallbackNotice locale={locale} />}
      <article className={css.job}>
        <header>
          <a className={css.back} href={path('/careers')}>
            {t('careers.title')}
          </a>
          <h1 {...text}>{entry.data.title}</h1>
          <p className={css.summary} {...text}>
            {entry.data.summary}
          </p>
          <ShareButton locale={locale} />
        </header>
        <aside aria-label={t('job.facts')}>
          <JobFacts locale={locale} job={job} />
          {apply}
        </aside>
        <div>
          <Prose html={textOf(entry, locale)} {...text} />
          <p className={css.end}>{apply}</p>
        </div>
      </article>
    </>
  );
}
