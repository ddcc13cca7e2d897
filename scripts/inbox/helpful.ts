import { readVotes } from '#server/forms/votes.ts';
import type { Storage } from '#server/storage/storage.ts';
import { table } from './table.ts';

/** `inbox helpful`: votes on "Was this helpful?" by page, the least helpful first. */
export async function helpful(storage: Storage): Promise<string> {
  const votes = await readVotes(storage);
  if (votes.length === 0) return 'No answers yet.';
  return table(
    ['page', 'lang', 'helpful', 'not', 'share'],
    votes.map((own) => [
      own.page,
      own.language,
      own.helpful,
      own.unhelpful,
      `${Math.round((100 * own.helpful) / (own.helpful + own.unhelpful))} %`,
    ]),
  );
}
