import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';

/** A small build in a temporary folder. */
export type FixtureSite = { distFolder: string; manifest: BuildManifest; remove: () => void };

/** An inline script of every fixture page, and its CSP hash. */
export const inlineScript = 'document.documentElement.dataset.ready = "";';
export const inlineScriptHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;

/** Files of the fixture by path: compressible ones as text, others as bytes. */
export const fixtureFiles: Readonly<Record<string, string | Buffer>> = {
  '/index.html': page('en', 'Home'),
  '/products.html': page('en', 'Products'),
  '/faq/FAQVPNAndroid.html': page('en', 'Questions about the VPN'),
  '/404.html': page('en', '404 Page Not Found'),
  '/de.html': page('de', 'Startseite'),
  '/de/products.html': page('de', 'Produkte'),
  '/de/404.html': page('de', '404 Seite nicht gefunden'),
  '/service-worker.js': '// The worker of the build',
  '/service-worker-removal.js': '// The worker that removes itself',
  '/_assets/app.Ab12Cd34.js': `export const words = ${JSON.stringify('lamp '.repeat(200))};`,
  '/_assets/photo.Ef56Gh78.png': Buffer.alloc(2_000_000, 7),
  '/favicon.ico': Buffer.from('0123456789'.repeat(100)),
  '/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1H0z"/>'.repeat(40)}</svg>`,
  '/robots.txt': 'User-agent: *\nAllow: /\n',
  '/news/feed.json': JSON.stringify({ items: 'news '.repeat(100) }),
};

/**
 * Writes a build in the format of the real one: files, compressed files, and the manifest.
 *
 * @param changes manifest fields to override
 */
export function writeFixtureSite(
  files: Readonly<Record<string, string | Buffer>> = fixtureFiles,
  changes: Partial<BuildManifest> = {},
): FixtureSite {
  const distFolder = mkdtempSync(join(tmpdir(), 'fixture-site-'));
  const manifest: BuildManifest = {
    version: 1,
    builtAt: new Date().toISOString(),
    siteUrl: 'https://www.northlamp.example',
    indexing: 'allowed',
    inputs: '',
    sources: '',
    services: { email: null, recaptcha: false },
    retentionDays: 730,
    locales: [
      { code: 'en', prefix: '', tag: 'en' },
      { code: 'de', prefix: 'de', tag: 'de' },
    ],
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, writeBuiltFile(join(distFolder, 'site', path), content)]),
    ),
    ...changes,
  };
  writeFileSync(join(distFolder, 'manifest.json'), JSON.stringify(manifest));
  return { distFolder, manifest, remove: () => rmSync(distFolder, { recursive: true }) };
}

function writeBuiltFile(location: string, content: string | Buffer): BuiltFile {
  const bytes = Buffer.from(content);
  mkdirSync(dirname(location), { recursive: true });
  writeFileSync(location, bytes);
  const built: BuiltFile = {
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    bytes: bytes.length,
    type: typeOf(location),
    encodings: {},
    immutable: location.includes('/_assets/'),
  };
  if (built.type.startsWith('text/html')) built.csp = { script: [inlineScriptHash], style: [] };
  if (typeof content === 'string') {
    const br = brotliCompressSync(bytes);
    writeFileSync(`${location}.br`, br);
    built.encodings = { br: br.length };
  }
  return built;
}

function page(language: string, title: string): string {
  const text = `<p>${title}</p>`.repeat(50);
  return `<!doctype html><html lang="${language}"><title>${title}</title><script>${inlineScript}</script>${text}</html>`;
}

function typeOf(location: string): string {
  if (location.endsWith('.html')) return 'text/html; charset=utf-8';
  if (location.endsWith('.js')) return 'text/javascript; charset=utf-8';
  if (location.endsWith('.json')) return 'application/json';
  if (location.endsWith('.txt')) return 'text/plain; charset=utf-8';
  if (location.endsWith('.svg')) return 'image/svg+xml';
  return location.endsWith('.png') ? 'image/png' : 'image/x-icon';
}
