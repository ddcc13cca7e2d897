import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from './article/text-language.ts';

type GuideLinkProps = { locale: Locale; guide: Guide };

/** A link to a guide, named as the guide is. */
export function GuideLink({ locale: { path }, guide: { slug, entry, isFallback } }: GuideLinkProps) {
  return (
    <a href={path(`/documentation/${slug}`)} {...textLanguage(isFallback)}>
      {entry.data.title}
    </a>
  );
}
