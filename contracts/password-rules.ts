/** Rules of Password Manager and its demonstration: generator, clipboard and master password. */
export const passwordRules = {
  /** Characters of a generated password. */
  minLength: 8,
  maxLength: 64,
  defaultLength: 20,
  /** Words of a generated passphrase. */
  minWords: 4,
  maxWords: 10,
  recommendedWords: 5,
  /** Words to choose from: the EFF's large list (https://www.eff.org/dice), 6⁵ rolls of five dice. */
  listSize: 7_776,
  clipboardSeconds: 30,
  /** Minimum characters of a master password. */
  masterLength: 10,
} as const;
