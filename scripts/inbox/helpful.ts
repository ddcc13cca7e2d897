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

/** The votes on a page in one language. */
type Votes = { page: string; language: string; helpful: number; unhelpful: number };

/** Returns all votes, the least helpful pages first. */
export async function readVotes(storage: Storage): Promise<Votes[]> {
  const rows = await storage.read((db) => db.selectFrom('helpful_votes').selectAll().execute());
  const share = ({ helpful, unhelpful }: Votes) => helpful / (helpful + unhelpful);
  return rows.sort(
    (one, other) => share(one) - share(other) || other.unhelpful - one.unhelpful || (one.page < other.page ? -1 : 1),
  );
}
