import { useRef, useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { setNames, type CharacterSet } from './character-sets.ts';
import { generatePassphrase, generatePassword } from './generate.ts';
import { loadedWords, loadWords } from './load-words.ts';

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

/** The generator: its recipe and its last password. Each change of the recipe makes another password. */
export function useGenerator(): GeneratorControl {
  const [recipe, setRecipe] = useState(first);
  const [password, setPassword] = useState<string | undefined>(() => generatePassword(first.sets, first.length));
  const [hasFailed, setFailed] = useState(false);
  // What was asked for last counts, not what arrives last.
  const turn = useRef(0);

  const change = (changes: Partial<Recipe>) => {
    const next = { ...recipe, ...changes };
    const own = ++turn.current;
    setRecipe(next);
    setFailed(false);
    const words = loadedWords();
    if (next.kind === 'characters') setPassword(generatePassword(next.sets, next.length));
    else if (words) setPassword(generatePassphrase(words, next.words));
    else {
      setPassword(undefined);
      loadWords().then(
        (loaded) => own === turn.current && setPassword(generatePassphrase(loaded, next.words)),
        () => own === turn.current && setFailed(true),
      );
    }
  };
  return { recipe, password, hasFailed, change };
}
