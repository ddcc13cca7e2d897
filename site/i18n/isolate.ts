/**
 * Isolates a piece of text from the direction of the surrounding sentence (first strong isolate), where markup
 * (`<bdi>`) can't be used: an address or a code inside an Arabic label.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
