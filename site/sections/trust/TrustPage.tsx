import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { AppMatrix } from './AppMatrix.tsx';
import { CheckNumbers } from './CheckNumbers.tsx';
import { Shown } from './Shown.tsx';

type TrustPageProps = {
  locale: Locale;
  /** Names of permissions, data and places. */
  names: LocalDocument<'appData'>;
};

/**
 * What can be verified: what each app requests, sends and keeps, what this site does, and what has not been audited.
 */
export function TrustPage({ locale, names }: TrustPageProps) {
  const { t, path } = locale;
  const { security } = company.mail;
  return (
    <>
      <PageIntro title={t('trust.title')} lead={t('trust.lead')} art={<Shown locale={locale} />}>
        <ButtonLink variant="secondary" href={path('/news/2025-09-plain-terms')}>
          {t('trust.check.apps')}
        </ButtonLink>
      </PageIntro>
      <CheckNumbers locale={locale} />
      <Section aria-labelledby="apps-title">
        <h2 id="apps-title">{t('trust.apps.title')}</h2>
        <AppMatrix locale={locale} names={names} />
      </Section>
      <Section plane="room">
        <Split>
          <Stack>
            <Heading level={2} size="h3">
              {t('trust.audit.title')}
            </Heading>
            <p>{t('trust.audit.text')}</p>
            <List variant="links" isInline>
              <li>
                <a href={path('/faq/FAQVPNAndroid#outside-audit')}>{t('trust.audit.link')}</a>
              </li>
            </List>
          </Stack>
          <Stack>
            <Heading level={2} size="h3">
              {t('trust.report.title')}
            </Heading>
            <p>{t('trust.report.text')}</p>
            <List variant="links" isInline>
              <li>
                <a href={`mailto:${security}`}>{security}</a>
              </li>
              <li>
                <a href={path('/news/2026-11-reporting-faults')}>{t('trust.report.link')}</a>
              </li>
              <li>
                <a href={path('/status')}>{t('footer.status')}</a>
              </li>
            </List>
          </Stack>
        </Split>
      </Section>
    </>
  );
}
