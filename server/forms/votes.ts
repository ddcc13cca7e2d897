import type { HelpfulAnswer } from '#contracts/forms/helpful.ts';
import type { BuildCode } from '#locales/registry.ts';
import type { Storage } from '#server/storage/storage.ts';

/** The votes on a page in one language. */
export type Votes = { page: string; language: string; helpful: number; unhelpful: number };

/**
 * Counts a vote. Nothing about the visitor is stored.
 *
 * @param page English address, with an anchor for a question: `/faq/FAQVPNAndroid#kill-switch`
 * @param language of the page
 * @throws StorageUnavailable
 */
export async function countVote(
  storage: Storage,
  { page, language, answer }: { page: string; language: BuildCode; answer: HelpfulAnswer },
): Promise<void> {
  const [helpful, unhelpful] = answer === 'yes' ? [1, 0] : [0, 1];
  await storage.write((db) =>
    db
      .insertInto('helpful_votes')
      .values({ page, language, helpful, unhelpful })
      .onConflict((conflict) =>
        conflict.columns(['page', 'language']).doUpdateSet((row) => ({
          helpful: row('helpful_votes.helpful', '+', helpful),
          unhelpful: row('helpful_votes.unhelpful', '+', unhelpful),
        })),
      )
      .execute(),
  );
}

/** Returns all votes, the least helpful pages first. */
export async function readVotes(storage: Storage): Promise<Votes[]> {
  const rows = await storage.read((db) => db.selectFrom('helpful_votes').selectAll().execute());
  const share = ({ helpful, unhelpful }: Votes) => helpful / (helpful + unhelpful);
  return rows.sort(
    (one, other) => share(one) - share(other) || other.unhelpful - one.unhelpful || (one.page < other.page ? -1 : 1),
  );
}
