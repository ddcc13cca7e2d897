import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { BuildManifest } from '#contracts/build-manifest.ts';
import { formatTag } from '#locales/format-tag.ts';
import { readElements } from '#scripts/site-checks/read-elements.ts';
import { readPage } from '#scripts/site-checks/read-page.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { qualityOf, transferSize } from './compress-file.ts';
import { cspHashes } from './csp-hashes.ts';
import { mediaType } from './media-types.ts';

/** Measurements that the build writes into a page (`site/sections/check-us/`). */
export type Measures = {
  /** Third-party URLs that the browser requests without interaction. */
  requests: number;
  /** Third-party hosts that the page's content security policy allows. */
  hosts: number;
  /** Transfer size of the page and its first load, bytes. */
  bytes: number;
  /** Script files loaded before any interaction. */
  scripts: number;
};

/** Elements that cause requests without interaction. */
const fetchingElements = new Set(['audio', 'embed', 'iframe', 'img', 'link', 'script', 'source', 'track', 'video']);

/** Typical transfer size of a page, bytes. If the rounded kilobytes match, the page is compressed only once. */
const typicalPageBytes = 13_500;

/** Values of `rel` that cause no request. */
const nonFetchingRels = new Set(['alternate', 'canonical', 'next', 'prev']);

/**
 * Measures the pages that show measurements and fills them in. All other files of the site must exist.
 *
 * @param root folder of the built site
 */
export function writeMeasures(root: string, services: BuildManifest['services']): void {
  const sizes = new Map<string, number>();
  // Cached: most pages load the same few files.
  const cachedTransferSize = (address: string) => {
    const size = sizes.get(address) ?? fileTransferSize(root, address);
    sizes.set(address, size);
    return size;
  };
  for (const file of globSync('**/*.html', { cwd: root })) {
    const html = readFileSync(`${root}/${file}`, 'utf8');
    if (!html.includes('data-measured=')) continue;
    writeFileSync(`${root}/${file}`, withMeasures(`/${file}`, html, services, cachedTransferSize));
  }
}

/** Fills a page's measurements in. */
function withMeasures(
  path: string,
  html: string,
  services: BuildManifest['services'],
  cachedTransferSize: (address: string) => number,
) {
  const { lang, firstLoad, externalScripts } = readPage(html);
  const loaded = firstLoad.filter(isFirstParty).map(cachedTransferSize);
  const others = loaded.reduce((sum, bytes) => sum + bytes, 0);
  const measures: Measures = {
    requests: thirdPartyUrls(html).length,
    hosts: allowedHosts(html, services).length,
    bytes: others + typicalPageBytes,
    scripts: externalScripts.length,
  };
  // The size depends on the page's own text. A changed digit rarely changes the rounded value: then measure again.
  let filled = html;
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = filled;
    filled = fill(html, measures, lang);
    if (filled === before) break;
    measures.bytes = others + transferSize(Buffer.from(filled), qualityOf(path));
  }
  return filled;
}

/** Transfer size of a file, bytes. */
function fileTransferSize(root: string, address: string): number {
  const content = readFileSync(root + address);
  return mediaType(address).compressible ? transferSize(content, qualityOf(address)) : content.length;
}

function isFirstParty(address: string): boolean {
  return !/^(https?:)?\/\//.test(address);
}

function thirdPartyUrls(html: string): string[] {
  return readElements(html)
    .filter(
      ({ name, attributes: { rel } }) =>
        fetchingElements.has(name) && !(name === 'link' && nonFetchingRels.has(rel ?? '')),
    )
    .flatMap(({ attributes: { src, href, srcset } }) => [src, href, srcset])
    .filter((address): address is string => address !== undefined && !isFirstParty(address));
}

function allowedHosts(html: string, services: BuildManifest['services']): string[] {
  const { ofFile } = createSecurityHeaders({ services, isHttps: true });
  const policy = ofFile({ type: 'text/html; charset=utf-8', csp: cspHashes(html) })['content-security-policy'] ?? '';
  return [...new Set(policy.match(/https?:\/\/[^/;\s]+/g))];
}

/** Formats each number for the language. */
function fill(html: string, measures: Measures, lang: string): string {
  return html.replace(
    /(<(\w+) data-measured="(\w+)">)[^<]*/g,
    (_whole, open: string, _name: string, id: keyof Measures) => open + measureText(id, measures[id], lang),
  );
}

/** Formats a measurement for a language; bytes in whole kilobytes. */
export function measureText(id: keyof Measures, value: number, lang: string): string {
  return id === 'bytes'
    ? new Intl.NumberFormat(formatTag(lang), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
        value / 1_000,
      )
    : new Intl.NumberFormat(formatTag(lang)).format(value);
}
