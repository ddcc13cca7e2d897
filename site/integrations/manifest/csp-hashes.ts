import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Script types that hold data: browsers don't execute them, so the content security policy needs no hash. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/**
 * Returns the CSP hashes of a page's inline scripts and styles.
 *
 * @param html the built page
 */
export function cspHashes(html: string): { script: string[]; style: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  let kind: 'script' | 'style' | undefined;
  let source = '';
  const parser = new Parser({
    onopentag: (name, { src, type = '' }) => {
      source = '';
      if (name === 'style') kind = 'style';
      else if (name === 'script' && src === undefined && !dataTypes.has(type)) kind = 'script';
      else kind = undefined;
    },
    ontext: (text) => {
      if (kind) source += text;
    },
    onclosetag: () => {
      if (kind) found[kind].add(`sha256-${createHash('sha256').update(source).digest('base64')}`);
      kind = undefined;
    },
  });
  parser.end(html);
  return { script: [...found.script], style: [...found.style] };
}
