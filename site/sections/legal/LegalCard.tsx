import type { ReactNode } from 'react';
import type { Locale } from '#site/i18n/locale.ts';
import { partLanguage } from '#site/sections/article/text-language.ts';
import { legalSceneBox } from '#site/ui/art/legal-scene.ts';
import { Card } from '#site/ui/Card.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import type { Change } from './Changes.tsx';
import css from './LegalCard.module.css';

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
    // On narrow screens, the text follows directly.
    <Card as="section" gap={2} className={css.card} data-size="small" data-unsearched="" data-hidden="below-desk">
      <img src="/art/legal.svg" alt="" {...legalSceneBox} loading="lazy" decoding="async" />
      {children}
      <Heading level={2} size="body">
        <a href={`#${anchor}`}>{t('legal.changes')}</a>
      </Heading>
      <p>
        <time dateTime={change.date.toISOString().slice(0, 10)}>{date(change.date)}</time>
      </p>
      <p {...partLanguage(language, change.text, english?.text)}>{change.text}</p>
    </Card>
  );
}
