/**
 * Returns a message for each untranslatable name in the English texts that does not occur in the translation.
 *
 * @param keep untranslatable names from `locales/glossary.yaml`
 */
export function nameProblems(keep: readonly string[], own: readonly string[], english: readonly string[]): string[] {
  const [ownText = '', englishText = ''] = [own, english].map((texts) => texts.join('\n').replaceAll('\u00A0', ' '));
  return keep
    .filter((name) => !ownText.includes(name) && holdsName(englishText, name))
    .map((name) => `does not contain the name "${name}" from the English text; names are not translated`);
}

function holdsName(text: string, name: string): boolean {
  // Most names are in few texts, and the pattern takes time to compile.
  if (!text.includes(name)) return false;
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${RegExp.escape(name)}(?![\p{L}\p{N}-])`, 'u').test(text);
}
