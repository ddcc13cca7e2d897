import { createHash } from 'node:crypto';

/** Script types that hold data: browsers don't execute them, so the content security policy needs no hash. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/**
 * Returns the CSP hashes of a page's inline scripts and styles.
 *
 * @param html the built page
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
