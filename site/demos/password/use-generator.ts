import { useRef, useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { generatePassphrase, generatePassword, setNames, type CharacterSet } from './generate.ts';

/** How the next password is made. */
export type Recipe = {
  kind: 'characters' | 'words';
  length: number;
  sets: readonly CharacterSet[];
  words: number;
};

export type GeneratorControl = {
  recipe: Recipe;
  /** Undefined while the word list is on its way, or if it can't be loaded. */
  password: string | undefined;
  hasFailed: boolean;
  /** Makes another password, by a changed recipe or the same. */
  change: (changes: Partial<Recipe>) => void;
};

const first: Recipe = {
  kind: 'characters',
  length: passwordRules.defaultLength,
  sets: setNames,
  words: passwordRules.recommendedWords,
};

/** The word list, once loaded. */
let words: readonly string[] | undefined;

/**
 * Loads the word list, which visitors who don't ask for words never get.
 *
 * @throws TypeError if it can't be loaded
 */
async function loadWords(): Promise<readonly string[]> {
  return (words ??= (await import('./word-list.ts')).words);
}

/** The generator: its recipe and its last password. Each change of the recipe makes another password. */
export function useGenerator(): GeneratorControl {
  const [recipe, setRecipe] = useState(first);
  const [password, setPassword] = useState<string | undefined>(() => generatePassword(first.sets, first.length));
  const [hasFailed, setFailed] = useState(false);
  // Only the last request counts, in whatever order word lists arrive.
  const lastRequest = useRef(0);

  const change = (changes: Partial<Recipe>) => {
    const next = { ...recipe, ...changes };
    const request = ++lastRequest.current;
    setRecipe(next);
    setFailed(false);
    if (next.kind === 'characters') setPassword(generatePassword(next.sets, next.length));
    else if (words) setPassword(generatePassphrase(words, next.words));
    else {
      setPassword(undefined);
      loadWords().then(
        (loaded) => request === lastRequest.current && setPassword(generatePassphrase(loaded, next.words)),
        () => request === lastRequest.current && setFailed(true),
      );
    }
  };
  return { recipe, password, hasFailed, change };
}
