/**
 * `npm run build`: checks labels and documents, renders the pages with Astro, compresses them, and writes the manifest.
 */
import { rm } from 'node:fs/promises';
import { retention } from '#content/facts/retention.ts';
import { buildInputs, toBuildConfig } from '#contracts/build-config.ts';
import { prefixOf } from '#locales/addresses.ts';
import { liveLanguages } from '#site/i18n/live-languages.ts';
import { finalizeBuild } from './build/finalize-build.ts';
import { linkLateStyles } from './build/late-styles.ts';
import { writeMeasures } from './build/measured-pages.ts';
import { writeServiceWorker } from './build/service-worker.ts';
import { writeSearchIndexes } from './build/search/write-search-index.ts';
import { writeMarkdownPages } from './build/markdown-pages.ts';
import { writeShareImages } from './build/share/write-share-images.ts';
import { writeSitemap } from './build/sitemap.ts';
import { fingerprintSources } from './fingerprint-sources.ts';
import { runInWorker } from './run-in-worker.ts';
import { checkSecurityExpiry } from './content/security-expiry.ts';
import { scheduledDocuments } from './content/scheduled-documents.ts';

const folder = 'dist';

const expiry = checkSecurityExpiry();
for (const warning of expiry.warnings) console.warn(warning);
exitOnProblems(expiry.problems);
// In worker threads: checks and rendering run in parallel, and later steps reuse the memory of the renderer.
const checked = runInWorker<string[]>(new URL('build/check-thread.ts', import.meta.url)).then(exitOnProblems);

for (const { file, day } of scheduledDocuments()) console.log(`Scheduled for ${day}: ${file}`);

const start = performance.now();
const config = toBuildConfig(process.env);
// Computed before rendering: if a file changes during the build, the next start rebuilds.
const sources = fingerprintSources();
// A failed build must not leave the manifest of an earlier build.
await rm(folder, { recursive: true, force: true });
// Always production: in development, drafts would be published.
process.env.NODE_ENV = 'production';
// Rolldown's allocator (mimalloc) would otherwise keep 350 MB until the end of the build.
process.env.MIMALLOC_PURGE_DELAY = '0';
// For an invalid document, the checks report file and field: show them instead of Astro's error.
const rendered = runInWorker(new URL('build/render-thread.ts', import.meta.url)).catch((error: unknown) =>
  checked.then(() => Promise.reject(error as Error)),
);
await Promise.all([checked, rendered]);
await linkLateStyles(`${folder}/site`);
const services = { email: config.emailService?.origin ?? null, recaptcha: config.recaptchaSiteKey !== undefined };
writeMeasures(`${folder}/site`, services);
const languages = liveLanguages(config.locales);
const shareImages = await writeShareImages(`${folder}/site`, languages);
console.log(`Share images: ${shareImages.total}, rendered: ${shareImages.rendered}`);
await Promise.all([
  writeSearchIndexes(`${folder}/site`, languages),
  writeMarkdownPages(`${folder}/site`, config.siteUrl, languages),
  writeSitemap(`${folder}/site`, config.siteUrl, languages),
]);
await writeServiceWorker(`${folder}/site`, languages, [sources, buildInputs(config)]);
const built = performance.now();
const { pages } = await finalizeBuild(folder, {
  siteUrl: config.siteUrl,
  indexing: config.indexing,
  inputs: buildInputs(config),
  sources,
  retentionDays: config.retentionDays ?? retention.forms.days,
  services,
  locales: languages.map((language) => ({
    code: language.code,
    prefix: prefixOf(language).slice(1),
    tag: language.tag,
  })),
});
const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
const end = performance.now();
const { maxRSS, userCPUTime } = process.resourceUsage();
// maxRSS is in KiB, userCPUTime in microseconds.
const megabytes = Math.round(maxRSS / 1024);
console.log(
  `Built ${pages} pages in ${seconds(start, end)} s (pages ${seconds(start, built)} s, compression and manifest ` +
    `${seconds(built, end)} s), processor ${(userCPUTime / 1_000_000).toFixed(1)} s, peak memory ${megabytes} MB`,
);

/** Exits if there are problems. */
function exitOnProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
