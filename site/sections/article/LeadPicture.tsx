import type { ArticleDocument } from '#site/queries/articles.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { Drawing } from '#site/ui/Drawing.tsx';
import { Picture } from '#site/ui/Picture.tsx';
import { illustrationSource } from './illustration.ts';

type LeadPictureProps = { document: ArticleDocument; article: Article };

/** The first picture of a page: inlined if it is an SVG, otherwise loaded with high priority. */
export function LeadPicture({ document, article: { image, text } }: LeadPictureProps) {
  const svg = illustrationSource(document.entry.data.image);
  return svg ? (
    <Drawing svg={svg} alt={image.alt} {...text} />
  ) : (
    <Picture {...image} {...text} loading="eager" fetchPriority="high" />
  );
}
