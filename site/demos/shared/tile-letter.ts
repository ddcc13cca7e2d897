/** The article of Arabic, with which half of all names begin, before a word of two letters or more. */
const arabicArticle = /^ال(?=\p{Letter}{2})/u;

/**
 * The letter on an entry's tile: the first of its name, which differs from entry to entry. Arabic names are told apart by the
 * letter after the article. Hebrew's article is left alone, because many words just begin with its letter, and Persian has none.
 *
 * @param language BCP 47 tag of the app
 */
export function tileLetter(name: string, language: string): string | undefined {
  const word = language.startsWith('ar') ? name.trimStart().replace(arabicArticle, '') : name.trimStart();
  return Array.from(word)[0]?.toUpperCase();
}
