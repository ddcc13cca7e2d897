import { describe, expect, test } from 'vitest';
import type { BuildCode } from '#locales/registry.ts';
import { countVote } from '#server/http/routes/post-helpful.ts';
import { databases } from '#tests/support/databases.ts';
import { openTestStorage } from '#tests/support/open-databases.ts';
import { helpful } from './helpful.ts';

describe.each(databases)('$name', async ({ name }) => {
  const { storage } = await openTestStorage(name);
  const vote = (page: string, answer: 'yes' | 'no', language: BuildCode = 'en') =>
    countVote(storage, { page, language, answer });

  test('votes are counted by page and language, the least helpful first', async () => {
    expect(await helpful(storage)).toBe('No answers yet.');
    await Promise.all([
      ...Array.from({ length: 20 }, () => vote('/faq/a#b', 'yes')),
      ...Array.from({ length: 5 }, () => vote('/faq/a#b', 'no')),
      vote('/faq/a#b', 'no', 'de'),
      vote('/documentation/c', 'yes'),
    ]);
    expect((await helpful(storage)).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['page', 'lang', 'helpful', 'not', 'share'],
      expect.anything(),
      ['/faq/a#b', 'de', '0', '1', '0 %'],
      ['/faq/a#b', 'en', '20', '5', '80 %'],
      ['/documentation/c', 'en', '1', '0', '100 %'],
    ]);
  });
});
