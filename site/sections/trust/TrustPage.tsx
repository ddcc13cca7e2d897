import { apps } from '#content/facts/apps.ts';
import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { CheckUs } from '#site/sections/check-us/CheckUs.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { TrustedApp } from './TrustedApp.tsx';
import css from './TrustPage.module.css';

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
      <PageIntro title={t('trust.heading')} lead={t('trust.lead')} />
      <Section aria-labelledby="apps-title">
        <h2 id="apps-title">{t('trust.apps.title')}</h2>
        <div className={css.apps}>
          {apps.map((app) => (
            <TrustedApp key={app.id} locale={locale} app={app} names={names} />
          ))}
        </div>
      </Section>
      <Section className={css.pair}>
        <div>
          <h2>{t('trust.site.title')}</h2>
          <p>{t('trust.site.text')}</p>
          <p>
            <a href={path('/privacy')}>{t('footer.privacy')}</a>
          </p>
        </div>
        <CheckUs locale={locale} />
      </Section>
      <Section className={css.pair}>
        <div>
          <h2>{t('trust.audit.title')}</h2>
          <p>{t('trust.audit.text')}</p>
          <p>
            <a href={path('/faq/FAQVPNAndroid#outside-audit')}>{t('trust.audit.link')}</a>
          </p>
        </div>
        <div>
          <h2>{t('trust.report.title')}</h2>
          <p>{t('trust.report.text')}</p>
          <ul>
            <li>
              <a href={`mailto:${security}`}>{security}</a>
            </li>
            <li>
              <a href={path('/news/2026-11-reporting-faults')}>{t('trust.report.link')}</a>
            </li>
            <li>
              <a href={path('/status')}>{t('footer.status')}</a>
            </li>
          </ul>
        </div>
      </Section>
    </>
  );
}
