import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages, pageFile } from './built-pages.ts';
import { compressFile } from './manifest/compress-file.ts';

/** Pages compressed at once: one for each processor. */
const parallel = 2;

/**
 * Compresses the pages while other integrations write more files, which the manifest compresses when it describes them.
 */
export function compression(): AstroIntegration {
  return {
    name: 'compression',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const queue = builtPages(dir, pages).values();
        const work = async () => {
          for (const { path } of queue) {
            const file = fileURLToPath(pageFile(dir, path));
            await compressFile(file, await readFile(file));
          }
        };
        await Promise.all(Array.from({ length: parallel }, work));
      },
    },
  };
}
