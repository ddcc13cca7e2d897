import { globSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { queueInWorker } from './run-in-worker.ts';

/** What a check of the sources found. */
export type SourceReport = {
  /** Each stops the build. */
  problems: readonly string[];
  /** Printed by a build that goes on. */
  warnings: readonly string[];
};

/** Of the worker thread, which takes less than 50 MB for the 1,800 documents in 31 languages. */
const heapMb = { base: 256, perDocument: 0.1 };

/**
 * Stops a build when labels or documents have problems. The check runs in a worker thread while Astro renders: after it, it
 * would take 10 s more. The development server runs without it.
 *
 * @param script posts a `SourceReport` to its `parentPort`
 */
export function checks(script: URL): AstroIntegration {
  let running: Promise<void> | undefined;
  return {
    name: 'checks',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build') return;
        const limit = heapMb.base + heapMb.perDocument * globSync('content/*/*/*').length;
        running = queueInWorker<SourceReport>(script, undefined, limit).then(({ problems, warnings }) => {
          for (const warning of warnings) logger.warn(warning);
          if (problems.length === 0) return;
          // At once, not when all pages are rendered.
          for (const problem of problems) logger.error(problem);
          process.exit(1);
        });
      },
      'astro:build:done': () => running,
    },
  };
}
