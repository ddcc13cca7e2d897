import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import css from './GuideCard.module.css';

type GuideCardProps = { locale: Locale; guide: Guide };

/** A card that links to a general guide. */
export function GuideCard({ locale: { t, path }, guide: { slug, entry, isFallback } }: GuideCardProps) {
  const { title, summary } = entry.data;
  const language = textLanguage(isFallback);
  return (
    <article className={css.card}>
      <LogoMark width={48} height={48} />
      <div>
        <h2>
          <a href={path(`/documentation/${slug}`)} {...language}>
            {title}
          </a>
        </h2>
        <p {...language}>{summary}</p>
      </div>
      <span className={css.read} aria-hidden="true">
        {t('documentation.read')}
        <ArrowEnd />
      </span>
    </article>
  );
}
