/**
 * `npm run bench`: measures the last build on this machine. Absolute numbers differ between machines. No result fails a
 * test.
 *
 *   --only NAME   one of lighthouse, menus, waits, forms, build
 *   --runs 5      Lighthouse runs per page (odd)
 */
import { parseArgs } from 'node:util';
import { measureBuild } from './bench/build.ts';
import { measureForms } from './bench/forms.ts';
import { measurePages } from './bench/lighthouse.ts';
import { measureMenus } from './bench/menus.ts';
import { measureWaits } from './bench/waits.ts';
import { startServer } from './bench/start-server.ts';

/** One page per template, and the home page in each group of scripts. */
const templates = [
  ...['/', '/products', '/product/vpn', '/about', '/news', '/news/2026-10-vpn-locations', '/blog', '/careers'],
  ...['/careers/apply', '/contact', '/support', '/faq', '/faq/FAQVPNAndroid', '/documentation'],
  ...['/documentation/getting-started', '/privacy', '/privacy-android-vpn'],
  ...['/de/products', '/ar', '/he', '/hi', '/ja', '/ru'],
];

const parts: Readonly<Record<string, () => Promise<void>>> = {
  lighthouse: () =>
    withServer('Lighthouse, mobile, medians (performance, accessibility, best practices, SEO)', (origin) =>
      measurePages(origin, templates, Number(values.runs)),
    ),
  menus: () => withServer('Menu and language list, 4× CPU slowdown: from tap to frame, ms', measureMenus),
  waits: () => withServer('Slow 4G and 4× CPU slowdown: from tap to answer, medians, ms', measureWaits),
  forms: async () => report('Inquiries; generator and database share the processors', await measureForms()),
  build: async () => {
    const costs = [];
    for (const articles of [0, 1_000, 5_000]) costs.push(await measureBuild(articles));
    report('Build, English only, with generated articles', costs);
  },
};

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const { only = '' } = values;
if (only && !Object.hasOwn(parts, only)) {
  console.error(`Unknown part "${only}"; --only accepts ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts)) if (!only || name === only) await measure();

async function withServer(title: string, measure: (origin: string) => Promise<readonly object[]>): Promise<void> {
  await using server = await startServer();
  report(title, await measure(server.origin));
}

function report(title: string, rows: readonly object[]): void {
  console.log(`\n${title}\n`);
  console.table(rows);
}
