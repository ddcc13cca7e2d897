import { sql } from 'kysely';
import type { Database } from '#server/storage/storage.ts';

/** Votes on whether a page or a question was helpful. */
export async function helpfulVotes(db: Database): Promise<void> {
  const statement = `create table helpful_votes (
    page text not null,
    language text not null,
    helpful integer not null,
    unhelpful integer not null,
    primary key (page, language)
  )`;
  await sql.raw(statement).execute(db);
}
