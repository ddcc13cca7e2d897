import type { Locale } from '#site/i18n/locale.ts';
import { Street } from '#site/ui/art/Street.tsx';
import css from './Timeline.module.css';

type TimelineProps = { locale: Locale };

/** The company's history: a street with a house for each year, and below each house what happened. */
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
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- It scrolls on narrow screens, with the keyboard too.
    <section className={css.timeline} aria-labelledby="story-title" tabIndex={0}>
      <h2 id="story-title" className="visually-hidden">
        {t('about.story.title')}
      </h2>
      <Street />
      <ol className={css.years}>
        {years.map(({ year, title, text }) => (
          <li key={year}>
            <p>{locale.number(year, { useGrouping: false })}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
