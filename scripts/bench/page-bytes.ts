import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

/** Transfer size of a page's first load, bytes (HTML and scripts with brotli; fonts uncompressed). */
export type PageBytes = { route: string; html: number; fonts: number; total: number; inlineScript: number };

/** Reads the transfer sizes of a built page and the fonts it preloads. CSS is inlined in the HTML. */
export async function pageBytes(route: string): Promise<PageBytes> {
  const file = `dist/site${route === '/' ? '/index' : route}.html`;
  const html = await readFile(file, 'utf8');
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, path = '']) => path);
  const sizes = await Promise.all(fonts.map(async (path) => (await stat(`dist/site${path}`)).size));
  const page = (await stat(`${file}.br`)).size;
  const font = sizes.reduce((sum, size) => sum + size, 0);
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source).join('\n');
  return { route, html: page, fonts: font, total: page + font, inlineScript: brotliCompressSync(scripts).length };
}
