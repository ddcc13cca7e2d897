import type { ImageMetadata } from 'astro';
import { apps, type AppId } from '#content/facts/apps.ts';

const files = import.meta.glob<ImageMetadata>('/site/assets/press/drawings/*.{png,webp}', {
  eager: true,
  import: 'default',
});

/** The pictures of the six apps for journalists (`scripts/make-press-pictures.ts`). */
export const pressDrawings = apps.map(({ id, slug }) => ({
  app: id,
  small: address(id, `${slug}.webp`),
  large: address(id, `${slug}.png`),
}));

function address(app: AppId, name: string): string {
  const file = files[`/site/assets/press/drawings/${name}`];
  if (!file) throw new Error(`site/assets/press/drawings/${name} is missing: the press page needs it for ${app}`);
  return file.src;
}
