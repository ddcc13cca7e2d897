/** Marks added by `markEnglish()`, and around values inserted into labels. */
const english = '\u2066';
const value = '\u2068';
const end = '\u2069';

/** Whether a text consists of labels that are marked as English, with nothing but white space between them. */
export function isAllEnglish(text: string): boolean {
  let depth = 0;
  let hasEnglish = false;
  for (const character of text) {
    if (character === english && depth === 0) hasEnglish = true;
    else if (depth === 0 && character.trim()) return false;
    if (character === english || character === value) depth++;
    else if (character === end) depth--;
  }
  return hasEnglish;
}
