import type { ReactNode } from 'react';
import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { isolate } from '#site/i18n/isolate.ts';
import { fileSizeLimit } from '#site/sections/forms/file-size-limit.ts';
import { FormSection } from '#site/sections/forms/FormSection.tsx';
import { TitledTexts } from '#site/sections/TitledTexts.tsx';
import { Breadcrumb } from '#site/ui/Breadcrumb.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Card } from '#site/ui/Card.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { WrittenScene } from '#site/ui/art/WorkScenes.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Text } from '#site/ui/Text.tsx';
import { mailLink } from './mail-link.ts';
import '#site/ui/lit.css';

type ApplicationPageProps = {
  locale: Locale;
  /** The job to apply for; if omitted, the visitor selects one in the form. */
  job?: JobDocument;
  children?: ReactNode;
};

/** The application page: what to send, the form, and what happens next. */
export function ApplicationPage({ locale, job, children }: ApplicationPageProps) {
  const { t, path } = locale;
  const address = company.mail.careers;
  const subject = job ? t('apply.mail.subject', { job: job.entry.data.title }) : t('apply.mail.subjectOpen');
  const parent = job
    ? { name: job.entry.data.title, href: path(`/careers/${job.slug}`) }
    : { name: t('careers.title'), href: path('/careers') };
  const [beforeAddress, afterAddress] = t('apply.mail.text', { address: '{{address}}' }).split('{{address}}');
  const points = [
    { title: t('apply.send.resume.title'), text: t('apply.send.resume.text', { size: fileSizeLimit(locale) }) },
    { title: t('apply.send.letter.title'), text: t('apply.send.letter.text') },
    { title: t('apply.after.title'), text: t('apply.after.text') },
  ];
  return (
    <>
      <PageIntro
        title={job ? t('apply.titleFor', { job: isolate(job.entry.data.title) }) : t('apply.title')}
        lead={t('apply.lead')}
        above={<Breadcrumb label={t('breadcrumb.label')} parent={parent} />}
        art={
          <IntroArt extra>
            <WrittenScene width={280} />
          </IntroArt>
        }
      />
      <FormSection
        id="form-title"
        title={t('apply.form.title')}
        text={t('apply.send.leaveOut.text')}
        aside={
          <>
            <Heading level={2} size="h3">
              {t('apply.send.title')}
            </Heading>
            <TitledTexts texts={points} />
            <p>
              {beforeAddress}
              <a href={mailLink(address, subject)}>{isolate(address)}</a>
              {afterAddress}
            </p>
            <Card surface="lit">
              <Heading level={2} size="h3">
                {t('apply.data.title')}
              </Heading>
              <Text tone="quiet" size="small">
                {t('apply.data.text', { address: company.mail.privacy })}{' '}
                <a href={path('/privacy')}>{t('apply.data.link')}</a>
              </Text>
            </Card>
          </>
        }
      >
        {children}
      </FormSection>
    </>
  );
}
