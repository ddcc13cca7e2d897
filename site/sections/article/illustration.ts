import type { ImageMetadata } from 'astro';

const folder = '/site/assets/illustrations/';

const files = import.meta.glob<ImageMetadata>('/site/assets/illustrations/*.{svg,png,jpg,webp,avif}', {
  eager: true,
  import: 'default',
});

const sources = import.meta.glob<string>('/site/assets/illustrations/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

export type Illustration = { src: string; width: number; height: number };

/**
 * Address and size of an illustration.
 *
 * @param name its file name
 * @param document the document that names it, for the message
 * @throws Error if there is no such file, so that a build stops
 */
export function illustration(name: string, document: string): Illustration {
  const file = files[folder + name];
  if (!file) {
    throw new Error(`${document} names the image "${name}", but there is no file ${folder.slice(1)}${name}`);
  }
  const { src, width, height } = file;
  return { src, width, height };
}

/**
 * Source of an illustration, to be written into the page.
 *
 * @param name its file name
 * @returns undefined if it is not an SVG
 */
export function illustrationSource(name: string): string | undefined {
  return sources[folder + name]?.trim().replace(' xmlns="http://www.w3.org/2000/svg"', '');
}
