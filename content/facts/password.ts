import { passwordRules } from '#contracts/password-rules.ts';

/** Secrets whose guessing times the site tells, by how many possibilities there are. */
export const guessedSecrets = {
  sixDigits: 1e6,
  twoWords: passwordRules.listSize ** 2,
  fourWords: passwordRules.listSize ** 4,
  fiveWords: passwordRules.listSize ** 5,
} as const;
