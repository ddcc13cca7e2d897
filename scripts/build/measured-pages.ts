import { glob, readFile, writeFile } from 'node:fs/promises';
import type { BuildManifest } from '#contracts/build-manifest.ts';
import { formatTag } from '#locales/format-tag.ts';
import { readElements } from '#scripts/site-checks/read-elements.ts';
import { readPage } from '#scripts/site-checks/read-page.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { qualityOf, sentLength } from './compress-file.ts';
import { cspHashes } from './csp-hashes.ts';
import { mediaType } from './media-types.ts';

/** What the build measures about a page that shows it (`site/sections/check-us/`). */
export type Measures = {
  /** Addresses of other companies that the browser asks by itself. */
  requests: number;
  /** Other hosts than ours that the page's security policy lets in. */
  hosts: number;
  /** What is sent to open the page: itself and what it loads at once, compressed as a browser gets it. */
  bytes: number;
  /** Script files that it loads before anybody touches it. */
  scripts: number;
};

/** Elements that a browser fetches something for, without being asked. */
const fetching = new Set(['audio', 'embed', 'iframe', 'img', 'link', 'script', 'source', 'track', 'video']);

/** What a page itself usually weighs, bytes: when that is right in kilobytes, the page is compressed once. */
const usualPage = 13_500;

/** Links that only name an address. */
const naming = new Set(['alternate', 'canonical', 'next', 'prev']);

/**
 * Measures the pages that show what was measured, and writes the numbers into them. The pages' other files have to be there.
 *
 * @param root folder of the built site
 */
export async function writeMeasures(root: string, services: BuildManifest['services']): Promise<void> {
  const sent = new Map<string, Promise<number>>();
  // Most pages load the same few files.
  const sentOf = (address: string) => {
    const known = sent.get(address) ?? sentBytes(root, address);
    sent.set(address, known);
    return known;
  };
  const measure = async (file: string, html: string) =>
    writeFile(`${root}/${file}`, await withMeasures(`/${file}`, html, services, sentOf));
  const measured: Promise<void>[] = [];
  for await (const file of glob('**/*.html', { cwd: root })) {
    const html = await readFile(`${root}/${file}`, 'utf8');
    if (html.includes('data-measured=')) measured.push(measure(file, html));
  }
  await Promise.all(measured);
}

/** A page with its own numbers in it. */
async function withMeasures(
  path: string,
  html: string,
  services: BuildManifest['services'],
  sentOf: (address: string) => Promise<number>,
) {
  const { lang, firstLoad, externalScripts } = readPage(html);
  const loaded = await Promise.all(firstLoad.filter(isOurs).map(sentOf));
  const others = loaded.reduce((sum, bytes) => sum + bytes, 0);
  const measures: Measures = {
    requests: foreignAddresses(html).length,
    hosts: allowedHosts(html, services).length,
    bytes: others + usualPage,
    scripts: externalScripts.length,
  };
  // The page holds its own size. Three digits more or less don't change how it is rounded but in rare cases: then once more.
  let filled = html;
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = filled;
    filled = fill(html, measures, lang);
    if (filled === before) break;
    measures.bytes = others + (await sentLength(Buffer.from(filled), qualityOf(path)));
  }
  return filled;
}

/** Bytes of a file as a browser gets it. */
async function sentBytes(root: string, address: string): Promise<number> {
  const content = await readFile(root + address);
  return mediaType(address).compressible ? sentLength(content, qualityOf(address)) : content.length;
}

function isOurs(address: string): boolean {
  return !/^(https?:)?\/\//.test(address);
}

function foreignAddresses(html: string): string[] {
  return readElements(html)
    .filter(({ name, attributes: { rel } }) => fetching.has(name) && !(name === 'link' && naming.has(rel ?? '')))
    .flatMap(({ attributes: { src, href, srcset } }) => [src, href, srcset])
    .filter((address): address is string => address !== undefined && !isOurs(address));
}

function allowedHosts(html: string, services: BuildManifest['services']): string[] {
  const { ofFile } = createSecurityHeaders({ services, isHttps: true });
  const policy = ofFile({ type: 'text/html; charset=utf-8', csp: cspHashes(html) })['content-security-policy'] ?? '';
  return [...new Set(policy.match(/https?:\/\/[^/;\s]+/g))];
}

/** Writes each number as the language does. */
function fill(html: string, measures: Measures, lang: string): string {
  return html.replace(
    /(<(\w+) data-measured="(\w+)">)[^<]*/g,
    (_whole, open: string, _name: string, id: keyof Measures) => open + measureText(id, measures[id], lang),
  );
}

/** A measured number in a language: bytes in whole kilobytes. */
export function measureText(id: keyof Measures, value: number, lang: string): string {
  return id === 'bytes'
    ? new Intl.NumberFormat(formatTag(lang), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
        value / 1_000,
      )
    : new Intl.NumberFormat(formatTag(lang)).format(value);
}
