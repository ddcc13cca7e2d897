import { passwordRules } from '#contracts/password-rules.ts';

/** Number of possibilities of each secret whose guessing time the site mentions. */
export const guessedSecrets = {
  sixDigits: 1e6,
  twoWords: passwordRules.listSize ** 2,
  fourWords: passwordRules.listSize ** 4,
  fiveWords: passwordRules.listSize ** 5,
} as const;
