/**
 * Sets a piece of text apart from the direction of the sentence it is put into (first strong isolate), where markup
 * (`<bdi>`) cannot: an address or a code inside an Arabic label.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
