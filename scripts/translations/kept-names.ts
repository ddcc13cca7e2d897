/**
 * The names that stay as they are in every language and that a translation lacks altogether.
 *
 * @param keep names of `locales/glossary.yaml`
 */
export function missingNames(keep: readonly string[], own: readonly string[], english: readonly string[]): string[] {
  const [ownText = '', englishText = ''] = [own, english].map((texts) => texts.join('\n').replaceAll('\u00A0', ' '));
  return keep.filter((name) => holdsName(englishText, name) && !ownText.includes(name));
}

function holdsName(text: string, name: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${RegExp.escape(name)}(?![\p{L}\p{N}-])`, 'u').test(text);
}
