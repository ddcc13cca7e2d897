import { company } from '#content/facts/company.ts';
import { statusId, statusStates, statusTimeIds, type StatusState } from '#contracts/status-states.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { Village } from '#site/ui/art/Village.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Facts } from '#site/ui/Facts.tsx';
import { Split } from '#site/ui/Split.tsx';
import { FormsState, MailsState } from './PartState.tsx';
import { StateMark } from '#site/ui/StateMark.tsx';
import css from './StatusPage.module.css';

type StatusPageProps = { locale: Locale };

/** The headline: that all works, or what doesn't. */
const summaryKeys = {
  unknown: 'status.unknown',
  all: 'status.all',
  forms: 'status.onlyPages',
  late: 'status.some.late',
  undelivered: 'status.some.undelivered',
  nobody: 'status.some.nobody',
} as const satisfies Record<StatusState<'summary'>, LabelKey>;

/**
 * Whether pages, forms and mails of this website work. The page contains every state, and the server shows those that
 * apply (`server/http/routes/get-status.ts`). Without our server, it says that it can't tell.
 */
export function StatusPage({ locale }: StatusPageProps) {
  const { t } = locale;
  const mail = company.mail.support;
  return (
    <>
      <PageIntro title={t('status.title')} lead={t('status.scope')} />
      <Section aria-labelledby="status-summary" data-unsearched="">
        <Panel className={css.panel}>
          <Split wide="second" gap={6} align="center">
            <Village className={css.art} width="100%" />
            <Stack gap={5}>
              <h2 id="status-summary">
                {statusStates.summary.map((state) => (
                  <span key={state} id={statusId('summary', state)} hidden={state !== 'unknown'}>
                    {t(summaryKeys[state])}
                  </span>
                ))}
              </h2>
              <Facts
                className={css.parts}
                facts={[
                  { name: t('status.pages'), value: <StateMark tone="ok" text={t('status.working')} /> },
                  { name: t('status.forms'), value: <FormsState locale={locale} /> },
                  { name: t('status.mails'), value: <MailsState locale={locale} /> },
                ]}
              />
            </Stack>
          </Split>
        </Panel>
        <Cluster justify="between" gap={4} className={css.notes} data-tone="quiet" data-size="small">
          <p id={statusTimeIds.line} hidden>
            {t('status.checked')} <time id={statusTimeIds.time} />
          </p>
          <p>
            {t('status.write')} <a href={`mailto:${mail}`}>{mail}</a>
          </p>
        </Cluster>
      </Section>
    </>
  );
}
