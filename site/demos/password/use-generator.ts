import { useRef, useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { generatePassphrase, generatePassword, setNames, type CharacterSet } from './generate.ts';
import { passphraseBits, passwordBits } from './strength.ts';

/** Settings of the next password. */
export type Recipe = {
  kind: 'characters' | 'words';
  length: number;
  sets: readonly CharacterSet[];
  words: number;
};

export type GeneratorControl = {
  recipe: Recipe;
  /** Undefined while the word list is loading, or if loading failed. */
  password: string | undefined;
  /** Its entropy. */
  bits: number;
  hasFailed: boolean;
  /** Generates another password, with changed or the same settings. */
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
 * Loads the word list, only for visitors who choose a passphrase.
 *
 * @throws TypeError if it can't be loaded
 */
async function loadWords(): Promise<readonly string[]> {
  return (words ??= (await import('./word-list.ts')).words);
}

/**
 * State of the generator: settings and latest password. Each change of the settings generates another password.
 *
 * @param initial the first password; random by default
 */
export function useGenerator(initial?: string): GeneratorControl {
  const [recipe, setRecipe] = useState<Recipe>(first);
  const [password, setPassword] = useState<string | undefined>(
    () => initial ?? generatePassword(first.sets, first.length),
  );
  const [hasFailed, setFailed] = useState(false);
  // Only the latest request counts, regardless of the order in which word lists arrive.
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
  const { kind, sets, length } = recipe;
  const bits = kind === 'words' ? passphraseBits(recipe.words) : passwordBits(sets, length);
  return { recipe, password, bits, hasFailed, change };
}
