import { company } from '#content/facts/company.ts';
import { statusId, statusTimeIds } from '#contracts/status-states.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Village } from '#site/ui/art/Village.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Table } from '#site/ui/Table.tsx';
import { Text } from '#site/ui/Text.tsx';
import { FormsState, MailsState } from './PartState.tsx';
import { StateMark } from '#site/ui/StateMark.tsx';
import css from './StatusPage.module.css';

type StatusPageProps = { locale: Locale };

/**
 * Whether pages, forms and mails of this website work. The page contains every state, and the server shows those that
 * apply (`server/http/routes/get-status.ts`). Without our server, it says that it can't tell.
 */
export function StatusPage({ locale }: StatusPageProps) {
  const { t } = locale;
  const mail = company.mail.support;
  return (
    <>
      <PageIntro
        title={t('status.title')}
        lead={t('status.scope')}
        art={
          <IntroArt className={css.art}>
            <Village width={380} />
          </IntroArt>
        }
      />
      <Section aria-labelledby="status-summary" data-unsearched="">
        <h2 id="status-summary">
          <span id={statusId('summary', 'unknown')}>{t('status.unknown')}</span>
          <span id={statusId('summary', 'all')} hidden>
            {t('status.all')}
          </span>
          <span id={statusId('summary', 'forms')} hidden>
            {t('status.onlyPages')}
          </span>
          <span id={statusId('summary', 'mails')} hidden>
            {t('status.noMails')}
          </span>
        </h2>
        <Table
          aria-labelledby="status-summary"
          columns={[t('status.part'), t('status.state')]}
          rows={[
            {
              key: 'pages',
              cells: [t('status.pages'), <StateMark key="state" tone="ok" text={t('status.working')} />],
            },
            { key: 'forms', cells: [t('status.forms'), <FormsState key="state" locale={locale} />] },
            { key: 'mails', cells: [t('status.mails'), <MailsState key="state" locale={locale} />] },
          ]}
        />
        <Stack gap={3}>
          <Text tone="quiet" id={statusTimeIds.line} hidden>
            {t('status.checked')} <time id={statusTimeIds.time} />
          </Text>
          <Text tone="quiet">
            {t('status.write')} <a href={`mailto:${mail}`}>{mail}</a>
          </Text>
        </Stack>
      </Section>
    </>
  );
}
