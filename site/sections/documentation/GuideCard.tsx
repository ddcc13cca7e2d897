import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import css from './GuideCard.module.css';

type GuideCardProps = { locale: Locale; guide: Guide; level: 'h2' | 'h3' };

/** A guide in the list. The whole card leads to it. */
export function GuideCard({ locale: { t, path }, guide: { slug, entry, isFallback }, level: Heading }: GuideCardProps) {
  const { title, summary, app } = entry.data;
  const language = textLanguage(isFallback);
  return (
    <article className={css.card} data-general={!app || undefined}>
      {app ? <AppIcon app={app} width={48} height={48} /> : <LogoMark width={48} height={48} />}
      <div>
        <Heading>
          <a href={path(`/documentation/${slug}`)} {...language}>
            {title}
          </a>
        </Heading>
        <p {...language}>{summary}</p>
      </div>
      <span className={css.read} aria-hidden="true">
        {t('documentation.read')}
        <ArrowEnd />
      </span>
    </article>
  );
}
