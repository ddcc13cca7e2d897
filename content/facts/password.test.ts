import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessingTime, secondsToGuess } from '#contracts/guessing-time.ts';
import { guessedSecrets } from './password.ts';

const article = readFileSync('content/blog/en/passphrases-you-can-remember.md', 'utf8');

/** Returns the cells of a row in the article's table: possibilities, time after a leak, time in a vault. */
function row(secret: string): readonly string[] {
  const line = article.split('\n').find((one) => one.startsWith(`| ${secret} `)) ?? '';
  return line
    .split('|')
    .map((cell) => cell.trim())
    .slice(2, 5);
}

const scale: Readonly<Record<string, number>> = { million: 1e6, quadrillion: 1e15, quintillion: 1e18 };

test.each([
  ['six digits', 'sixDigits'],
  ['two random words', 'twoWords'],
  ['four random words', 'fourWords'],
  ['five random words', 'fiveWords'],
] as const)('the article about passphrases counts %s as the demonstration does', (secret, id) => {
  const [possibilities = '', leak = '', vault = ''] = row(secret);
  const [amount = '', word = ''] = possibilities.split(/\s/);
  const typed = Number(amount) * (scale[word] ?? Number.NaN);
  expect(Math.abs(typed / guessedSecrets[id] - 1)).toBeLessThan(0.02);
  const isInstant = guessingTime(secondsToGuess(guessedSecrets[id], 'leak')).kind === 'instant';
  expect(leak).toBe(isInstant ? 'less than a second' : `{{password.${id}Leak}}`);
  expect(vault).toBe(`{{password.${id}Vault}}`);
});
