import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuiltFile } from '#contracts/build-manifest.ts';
import { compressFile } from './compress-file.ts';
import { cspHashes } from './csp-hashes.ts';
import { mediaType } from './media-types.ts';

/** Vite's folder for files with a content hash in their name. */
const hashedFolder = '/_assets/';

/**
 * Compresses a file and describes it for the manifest.
 *
 * @param root folder of the built site
 * @param path path in it, such as `/de/products.html`
 */
export function describeFile(root: string, path: string): BuiltFile {
  const { type, compressible } = mediaType(path);
  const content = readFileSync(root + path);
  return {
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 16),
    bytes: content.length,
    type,
    encodings: compressible ? compressFile(root + path, content) : {},
    immutable: path.startsWith(hashedFolder),
    ...(path.endsWith('.html') ? { csp: cspHashes(content.toString('utf8')) } : {}),
  };
}
