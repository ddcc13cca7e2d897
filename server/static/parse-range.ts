/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header for a file of `bytes` bytes (RFC 9110, 14). Undefined means: answer with the whole file. That
 * is what the standard allows for several ranges at once (they cost a server much and no browser asks a site for them),
 * and asks for anything malformed.
 */
export function parseRange(header: string, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= bytes) return 'unsatisfiable';
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
