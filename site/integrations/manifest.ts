import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { retention } from '#content/facts/retention.ts';
import { buildInputs, type BuildConfig } from '#contracts/build-config.ts';
import type { BuildManifest, BuiltFile } from '#contracts/build-manifest.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { Language } from '#locales/registry.ts';
import { queueInWorkers } from './run-in-worker.ts';

type ManifestOptions = {
  config: BuildConfig;
  /** Built languages. */
  languages: readonly Language[];
  /** Fingerprint of the sources. */
  sources: () => string;
};

/**
 * Compresses all files of the build, and describes them for the server in `manifest.json`, next to the site's folder.
 * Must be the last integration.
 *
 * Astro builds into `dist/next/site/`; only a complete build replaces `dist/site/` and `dist/manifest.json`. So a running
 * server never sees a part of a build, and a failed build leaves the last one.
 */
export function manifest({ config, languages, sources }: ManifestOptions): AstroIntegration {
  let fingerprint = '';
  return {
    name: 'manifest',
    hooks: {
      // Before rendering: if a file changes during the build, the next start builds again.
      'astro:config:setup': ({ command }) => {
        if (command === 'build') fingerprint = sources();
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = await describeFiles(fileURLToPath(dir).replace(/\/$/, ''));
        const content: BuildManifest = {
          version: 1,
          builtAt: new Date().toISOString(),
          siteUrl: config.siteUrl,
          indexing: config.indexing,
          inputs: buildInputs(config),
          sources: fingerprint,
          retentionDays: config.retentionDays ?? retention.forms.days,
          services: { email: config.emailService?.origin ?? null, recaptcha: config.recaptchaSiteKey !== undefined },
          locales: languages.map((language) => ({
            code: language.code,
            prefix: prefixOf(language).slice(1),
            tag: language.tag,
          })),
          files,
        };
        await writeFile(new URL('../manifest.json', dir), JSON.stringify(content));
        logger.info(`${Object.keys(files).length} files`);
        if (dir.pathname.endsWith('/next/site/')) await publish(new URL('../', dir));
      },
    },
  };
}

/** Of each worker thread, which takes 20 MB. */
const heapMb = 256;

/**
 * Compresses and describes all files in a folder. In worker threads: the main thread would collect the garbage of all
 * documents each time 64 MB of buffers have been compressed.
 */
async function describeFiles(root: string): Promise<Record<string, BuiltFile>> {
  // Not a glob: it would skip `.well-known/`.
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`);
  const script = new URL('manifest/describe-thread.ts', import.meta.url);
  const described = await queueInWorkers<[path: string, file: BuiltFile][]>(script, paths, { root }, heapMb);
  return Object.fromEntries(described.flat().sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Replaces the last build by the new one, the manifest last.
 *
 * @param next folder of the new build, inside the folder of the last one
 */
async function publish(next: URL): Promise<void> {
  const dist = new URL('../', next);
  await rm(new URL('previous', dist), { recursive: true, force: true });
  await rename(new URL('site', dist), new URL('previous', dist)).catch(() => undefined);
  await rename(new URL('site', next), new URL('site', dist));
  await rename(new URL('manifest.json', next), new URL('manifest.json', dist));
  for (const folder of ['next', 'previous']) await rm(new URL(folder, dist), { recursive: true, force: true });
}
