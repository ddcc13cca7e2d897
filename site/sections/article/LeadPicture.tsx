import type { ArticleDocument } from '#site/queries/articles.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { Drawing } from '#site/ui/Drawing.tsx';
import { Picture } from '#site/ui/Picture.tsx';
import { illustrationSource } from './illustration.ts';

type LeadPictureProps = { document: ArticleDocument; article: Article };

/** The picture a visitor sees first: in the page if it is drawn, else fetched before all others. */
export function LeadPicture({ document, article: { image, text } }: LeadPictureProps) {
  const svg = illustrationSource(document.entry.data.image);
  return svg ? (
    <Drawing svg={svg} alt={image.alt} {...text} />
  ) : (
    <Picture {...image} {...text} loading="eager" fetchPriority="high" />
  );
}
