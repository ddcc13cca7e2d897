import { formatTag } from '#locales/format-tag.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { QuietLink } from '#site/ui/QuietLink.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './OpenJobs.module.css';

type ProcessProps = { locale: Locale };

/** What happens after an application, and how long each step takes, with a link to what to send. */
export function Process({ locale: { t, path, number, language } }: ProcessProps) {
  const hours = new Intl.NumberFormat(formatTag(language.tag), unit('hour'));
  const steps = [
    { time: number(2, unit('week')), title: t('careers.process.read.title'), text: t('careers.process.read.text') },
    { time: number(45, unit('minute')), title: t('careers.process.talk.title'), text: t('careers.process.talk.text') },
    { time: hours.formatRange(2, 8), title: t('careers.process.work.title'), text: t('careers.process.work.text') },
    { time: number(1, unit('week')), title: t('careers.process.decide.title'), text: t('careers.process.decide.text') },
  ];
  return (
    <Section plane="room" aria-labelledby="process-title">
      <Cluster justify="between">
        <h2 id="process-title">{t('careers.process.title')}</h2>
        <QuietLink href={path('/careers/apply')}>
          {t('careers.process.action')}
          <ArrowEnd />
        </QuietLink>
      </Cluster>
      <Rows as="ol" columns={4} gap={6} data-list="lines">
        {steps.map((step) => (
          <li key={step.title}>
            <div className={css.time}>{step.time}</div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const unit = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const;
