import { EFF_LONG_WORDLIST } from 'secure-password-utilities/wordlists';

/** The EFF's large list (https://www.eff.org/dice, CC BY 3.0): 7,776 words. 21 kB as sent, so only `loadWords()` imports it. */
export const words: readonly string[] = EFF_LONG_WORDLIST;
