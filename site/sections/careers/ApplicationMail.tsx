import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Mail } from '#site/ui/icons/Mail.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './ApplicationMail.module.css';
import { mailLink } from './mail-link.ts';

type ApplicationMailProps = { locale: Locale; job: JobDocument | undefined };

/** Address and subject of the application, to open in a mail program or to copy. */
export function ApplicationMail({ locale: { t }, job }: ApplicationMailProps) {
  const address = company.mail.careers;
  const subject = job ? t('apply.mail.subject', { job: job.entry.data.title }) : t('apply.mail.subjectOpen');
  return (
    <Section aria-labelledby="mail-title">
      <div className={css.mail}>
        <h2 id="mail-title">{t('apply.mail.title')}</h2>
        <dl>
          <dt>{t('apply.mail.to')}</dt>
          <dd>
            <bdi>{address}</bdi>
          </dd>
          <dt>{t('apply.mail.subjectLabel')}</dt>
          <dd>
            <bdi>{subject}</bdi>
          </dd>
        </dl>
        <ButtonLink href={mailLink(address, subject)}>
          <Mail />
          {t('apply.mail.action')}
        </ButtonLink>
      </div>
    </Section>
  );
}
