/** Formats a number with a noun: `1 mail`, `2 mails`. Only for nouns with a plural in -s. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
