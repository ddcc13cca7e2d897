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
 * Returns the URL and size of an illustration.
 *
 * @param name file name
 * @param document the document that uses it, for the error message
 * @throws Error if the file does not exist, which stops the build
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
 * Returns the source of an illustration, to be inlined in the page.
 *
 * @param name file name
 * @returns undefined if it is not an SVG
 */
export function illustrationSource(name: string): string | undefined {
  return sources[folder + name]?.trim().replace(' xmlns="http://www.w3.org/2000/svg"', '');
}
