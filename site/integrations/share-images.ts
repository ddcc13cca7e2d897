import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Language } from '#locales/registry.ts';
import { queueInWorker } from './run-in-worker.ts';
import type { DrawnImages } from './share-images/draw-images.ts';

/** Of the worker thread, which takes 25 MB. */
const heapMb = 64;

/**
 * Draws the share images: for each language one for home, each app, and each section of the site, and one for each
 * illustration. In a worker thread while Astro bundles and renders pages, which keeps one processor busy.
 *
 * @param languages built languages
 */
export function shareImages(languages: readonly Language[]): AstroIntegration {
  let drawing: Promise<DrawnImages> | undefined;
  return {
    name: 'share-images',
    hooks: {
      'astro:build:start': () => {
        drawing = queueInWorker<DrawnImages>(
          new URL('share-images/draw-thread.ts', import.meta.url),
          languages,
          heapMb,
        );
        // A failure is reported after the pages, where it is awaited.
        drawing.catch(() => undefined);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { images = [], rendered = 0 } = (await drawing) ?? {};
        for (const { file, path } of images) {
          const target = join(fileURLToPath(dir), path);
          await mkdir(dirname(target), { recursive: true });
          await cp(file, target);
        }
        logger.info(`${images.length} images, of them ${rendered} new`);
      },
    },
  };
}
