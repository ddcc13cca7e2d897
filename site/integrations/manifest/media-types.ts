import { extname } from 'node:path';

/** The `Content-Type` of a kind of file, and whether it is compressed. */
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
 * Returns the media type of a built file from its name. Feeds have their own types.
 *
 * @throws Error for an unknown kind of file, so that no file is served with a wrong type
 */
export function mediaType(file: string): MediaType {
  if (file.endsWith('/apple-app-site-association')) return text('application/json');
  if (file.endsWith('feed.xml')) return text('application/atom+xml');
  if (file.endsWith('feed.json')) return text('application/feed+json');
  const known = mediaTypes[extname(file)];
  if (!known)
    throw new Error(`${file}: no media type for this extension; add it to site/integrations/manifest/media-types.ts`);
  return known;
}
