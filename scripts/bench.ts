/**
 * `npm run bench`: measures the built site on this machine and prints the results of one run. Absolute numbers differ
 * between machines; ratios (our server to nginx, per 1,000 pages) are comparable. No result fails a test.
 *
 *   --runs 5      Lighthouse runs per page (odd)
 *   --articles N  for build: generate only N articles
 *   --only NAME   one of lighthouse, bytes, throughput, forms, proof, build, demos, menus
 */
import { parseArgs } from 'node:util';
import { measureBuild } from './bench/build-scale.ts';
import { measureDemos } from './bench/demo-latency.ts';
import { measureFormsScale } from './bench/forms-scale.ts';
import { measurePages } from './bench/lighthouse.ts';
import { measureMenus } from './bench/menu-latency.ts';
import { pageBytes } from './bench/page-bytes.ts';
import { measureProofs } from './bench/proof-cost.ts';
import { startServer } from './bench/start-server.ts';
import { compareWithNginx } from './bench/throughput.ts';
import { findBrowser } from './find-browser.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, articles: { type: 'string' } },
});
const wants = (part: string) => values.only === undefined || values.only === part;

/** One page per template, and the home page in each group of scripts. */
const templates = [
  '/',
  '/products',
  '/product/vpn',
  '/about',
  '/news',
  '/news/2026-10-vpn-locations',
  '/blog',
  '/careers',
  '/careers/apply',
  '/contact',
  '/support',
  '/faq',
  '/faq/FAQVPNAndroid',
  '/documentation',
  '/documentation/getting-started',
  '/privacy',
  '/privacy-android-vpn',
  '/de/products',
  '/ar',
  '/he',
  '/hi',
  '/ja',
  '/ru',
];

if (wants('bytes')) {
  console.log('\nFirst load, bytes (brotli)\n');
  console.table(await Promise.all(templates.map(pageBytes)));
}

if (wants('lighthouse') || wants('throughput')) {
  const server = await startServer();
  try {
    if (wants('throughput')) {
      const result = await compareWithNginx(server.origin, '/products');
      console.log(
        result
          ? `\nRequests per second, /products, gzip: ours ${result.ours.toFixed(0)}, nginx ${result.nginx.toFixed(0)}, ratio ${(result.ours / result.nginx).toFixed(2)}`
          : '\nRequests per second: not measured; wrk and nginx are required.',
      );
    }
    if (wants('lighthouse')) {
      console.log(
        `\nLighthouse, mobile, medians of ${values.runs} runs (scores: performance, accessibility, best practices, SEO)\n`,
      );
      const medians = await measurePages(await findBrowser(), server.origin, templates, Number(values.runs));
      console.table(medians.map(({ scores, ...rest }) => ({ ...rest, scores: scores.join('/') })));
    }
  } finally {
    await server.stop();
  }
}

if (wants('forms')) {
  console.log(
    '\nInquiries, each written to disk before its response: at 300 per second, then at the maximum rate. Load generator and database share the processors.\n',
  );
  const scale = await measureFormsScale([300, undefined], 20);
  console.table(
    scale.flatMap(({ database, processes, loads }) =>
      loads.map(({ rate, accepted, refused, perSecond, memory, ...times }) => ({
        database,
        processes,
        'target rate': rate ?? 'maximum',
        accepted,
        refused,
        'per second': perSecond.toFixed(0),
        'p50 ms': times.p50.toFixed(0),
        'p99 ms': times.p99.toFixed(0),
        'slowest ms': times.slowest.toFixed(0),
        'memory MB': memory ?? '?',
      })),
    ),
  );
  for (const { database, processes, loads, stored, memoryBefore } of scale) {
    const accepted = loads.reduce((sum, load) => sum + load.accepted, 0);
    console.log(
      `${database}, processes ${processes}: accepted ${accepted}, stored ${stored}. Memory before the load: ${memoryBefore ?? '?'} MB.`,
    );
  }
}

if (wants('proof')) {
  const { honestMs, slowPhoneMs, forgedPerSecond, checkedPerSecond } = await measureProofs(await findBrowser());
  console.log(`
Proof of work for one form, default difficulty
  browser, median:                   ${honestMs.toFixed(0)} ms
  browser, 4× CPU slowdown:          ${slowPhoneMs.toFixed(0)} ms
  native solver, per core:           ${forgedPerSecond.toFixed(0)} per second
  server verification, per core:     ${checkedPerSecond.toFixed(0)} per second`);
}

if (wants('demos')) {
  const server = await startServer(9402);
  try {
    console.log('\nDemos, 4× CPU slowdown: slowest interaction (INP, ms)\n');
    console.table(await measureDemos(await findBrowser(), server.origin));
  } finally {
    await server.stop();
  }
}

if (wants('menus')) {
  const server = await startServer(9402);
  try {
    console.log(
      '\nMenu and language list, 4× CPU slowdown: from the first tap to the frame that shows the panel, ms\n',
    );
    console.table(await measureMenus(await findBrowser(), server.origin));
  } finally {
    await server.stop();
  }
}

if (wants('build')) {
  console.log('\nBuild with generated articles (English only)\n');
  const sizes = [];
  const counts = values.articles === undefined ? [250, 1_000, 5_000, 10_000] : [Number(values.articles)];
  for (const articles of counts) sizes.push(await measureBuild(articles));
  console.table(
    sizes.map(({ pages, seconds, processor, megabytes, firstSearch }) => ({
      pages,
      seconds,
      'CPU seconds': processor,
      'CPU seconds per 1,000 pages': ((processor / pages) * 1_000).toFixed(1),
      megabytes,
      'first search, kB': (firstSearch / 1_000).toFixed(1),
    })),
  );
}
