import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { ShareButton } from '#site/sections/article/ShareButton.tsx';
import { localizedHtml } from '#site/sections/article/rendered.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Columns } from '#site/ui/Columns.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { Card } from '#site/ui/Card.tsx';
import '#site/ui/follow.css';
import { JobFacts } from './JobFacts.tsx';
import { teamPictures } from './team-pictures.ts';

type JobPageProps = { locale: Locale; job: JobDocument };

/** The page of an open job: description, facts, and a link to apply. */
export function JobPage({ locale, job }: JobPageProps) {
  const { t, path } = locale;
  const { slug, entry, isFallback } = job;
  const text = textLanguage(isFallback);
  const apply = <ButtonLink href={path(`/careers/${slug}/apply`)}>{t('job.apply')}</ButtonLink>;
  return (
    <article>
      <PageIntro
        title={entry.data.title}
        lead={entry.data.summary}
        text={text}
        above={
          <Breadcrumb label={t('breadcrumb.label')} parent={{ name: t('careers.title'), href: path('/careers') }} />
        }
      >
        <ShareButton locale={locale} />
      </PageIntro>
      <Columns
        aside={
          <Card as="aside" gap={5} data-follow="" aria-label={t('job.facts')}>
            <div data-hidden="below-desk" data-unprinted="" data-unsearched="">
              <AppScreen locale={locale} {...teamPictures[entry.data.team]} />
            </div>
            <JobFacts locale={locale} job={job} />
            <div data-unprinted="">{apply}</div>
          </Card>
        }
      >
        {isFallback && <FallbackNotice locale={locale} />}
        <Prose html={localizedHtml(entry, locale)} {...text} />
        <p data-unprinted="">{apply}</p>
      </Columns>
    </article>
  );
}
