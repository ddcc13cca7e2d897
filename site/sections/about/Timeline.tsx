import type { Locale } from '#site/i18n/locale.ts';
import { Street, YearHouse } from '#site/ui/art/Street.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import css from './Timeline.module.css';

type TimelineProps = { locale: Locale };

/** The company's history: a street with a house for each year, and below or beside each house what happened. */
export function Timeline({ locale }: TimelineProps) {
  const { t } = locale;
  const years = [
    { year: 2019, title: t('about.story.2019.title'), text: t('about.story.2019.text') },
    { year: 2020, title: t('about.story.2020.title'), text: t('about.story.2020.text') },
    { year: 2022, title: t('about.story.2022.title'), text: t('about.story.2022.text') },
    { year: 2024, title: t('about.story.2024.title'), text: t('about.story.2024.text') },
    { year: 2026, title: t('about.story.2026.title'), text: t('about.story.2026.text') },
  ];
  return (
    <section className={css.timeline} aria-labelledby="story-title">
      <h2 id="story-title" className="visually-hidden">
        {t('about.story.title')}
      </h2>
      <Street data-hidden="below-desk" />
      <ol className={css.years} data-size="small">
        {years.map(({ year, title, text }, index) => (
          <li key={year}>
            <YearHouse index={index} data-hidden="desk" />
            <p data-tone="quiet">{locale.number(year, { useGrouping: false })}</p>
            <Heading level={3} size="lead">
              {title}
            </Heading>
            <p data-tone="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
