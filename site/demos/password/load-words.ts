let words: readonly string[] | undefined;

/** The word list, if it has been loaded. */
export function loadedWords(): readonly string[] | undefined {
  return words;
}

/**
 * Loads the word list, which visitors who don't ask for words never get.
 *
 * @throws TypeError if it can't be loaded
 */
export async function loadWords(): Promise<readonly string[]> {
  const list = await import('./word-list.ts');
  return (words = list.words);
}
