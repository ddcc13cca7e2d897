/**
 * Whether an `If-None-Match` header names `etag` (RFC 9110, 13.1.2): compared weakly, because a proxy that compresses
 * turns a strong tag into a weak one.
 */
export function matchesWeakly(header: string, etag: string): boolean {
  return header === etag || header.trim() === '*' || tagsOf(header).some((tag) => tag.replace(/^W\//, '') === etag);
}

/** Whether an `If-Match` header names `etag` (RFC 9110, 13.1.1): compared strongly. */
export function matchesStrongly(header: string, etag: string): boolean {
  return header.trim() === '*' || tagsOf(header).includes(etag);
}

function tagsOf(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
