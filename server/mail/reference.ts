/** What people call a submission by: the first part of its id, `#1F0C9A2E`. */
export function referenceOf(id: string): string {
  return `#${id.slice(0, 8).toUpperCase()}`;
}
