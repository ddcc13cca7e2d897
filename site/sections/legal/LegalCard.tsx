import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import type { Change } from './Changes.tsx';
import css from './LegalCard.module.css';
import { LegalScene } from './LegalScene.tsx';

type LegalCardProps = {
  locale: Locale;
  /** The newest change, in the page's language and in English. */
  change: Change;
  english: Change | undefined;
  /** Id of the section with all changes. */
  anchor: string;
  /** More content of the card. */
  children?: ReactNode;
};

/** A card beside a legal text: its key points and the newest change. */
export function LegalCard({ locale: { t, date, language }, change, english, anchor, children }: LegalCardProps) {
  return (
    <section className={css.card} data-unsearched="">
      <LegalScene />
      {children}
      <h2>
        <a href={`#${anchor}`}>{t('legal.changes')}</a>
      </h2>
      <p>
        <time dateTime={change.date.toISOString().slice(0, 10)}>{date(change.date)}</time>
      </p>
      <p {...partLanguage(language, change.text, english?.text)}>{change.text}</p>
    </section>
  );
}
