import type { ImageMetadata } from 'astro';

const folder = '/site/assets/illustrations/';

const files = import.meta.glob<ImageMetadata>('/site/assets/illustrations/*.{svg,png,jpg,webp,avif}', {
  eager: true,
  import: 'default',
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
