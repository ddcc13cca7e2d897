import { extname } from 'node:path';

/** How a kind of file is announced, and whether compressing it pays. */
type MediaType = { type: string; compressible: boolean };

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): MediaType => ({ type, compressible: false });

const mediaTypes: Readonly<Record<string, MediaType>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain'),
  '.md': text('text/markdown'),
  '.zip': binary('application/zip'),
  '.jpg': binary('image/jpeg'),
  '.svg': text('image/svg+xml'),
  '.ico': { type: 'image/x-icon', compressible: true },
  '.png': binary('image/png'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.woff2': binary('font/woff2'),
};

/**
 * The media type of a built file by its name. Feeds have their own.
 *
 * @throws Error for a kind of file the site has not had so far, so that none is served as something it is not
 */
export function mediaType(file: string): MediaType {
  if (file.endsWith('/apple-app-site-association')) return text('application/json');
  if (file.endsWith('feed.xml')) return text('application/atom+xml');
  if (file.endsWith('feed.json')) return text('application/feed+json');
  const known = mediaTypes[extname(file)];
  if (!known) throw new Error(`${file}: scripts/build/media-types.ts has no media type for this kind of file`);
  return known;
}
