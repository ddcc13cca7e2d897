import { createHash } from 'node:crypto';

/** Scripts that are data to the browser: nothing runs them, so a content security policy needs no hash of them. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/**
 * The hashes under which a content security policy allows the inline scripts and styles of a page.
 *
 * @param html a page as the build wrote it
 */
export function cspHashes(html: string): { script: string[]; style: string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/.test(attributes) && !dataTypes.has(typeOf(attributes)))
    .map(([, , source = '']) => source);
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, source = '']) => source);
  return { script: hashes(scripts), style: hashes(styles) };
}

function typeOf(attributes: string): string {
  return /\stype\s*=\s*["']?([^"'\s>]+)/.exec(attributes)?.[1]?.toLowerCase() ?? '';
}

function hashes(sources: readonly string[]): string[] {
  return [...new Set(sources)].map((source) => `sha256-${createHash('sha256').update(source).digest('base64')}`);
}
