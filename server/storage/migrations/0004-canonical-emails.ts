import { canonicalEmail, emailKey } from '#server/storage/email-key.ts';
import type { Database } from '#server/storage/storage.ts';

/**
 * Updates subscribers' addresses and the keys of all addresses to the current `emailKey()`. Before, `ada@ｅxample.com`
 * and `ada@example.com` were different. Of two subscribers with the same key, keeps the confirmed or the older one.
 */
export async function canonicalEmails(db: Database): Promise<void> {
  await moveSubmissions(db);
  await moveConfirmations(db);
  await moveSubscribers(db);
}

async function moveSubmissions(db: Database): Promise<void> {
  const rows = await db.selectFrom('submissions').select('email_key').distinct().execute();
  for (const { email_key: old } of rows.filter(isMoved)) {
    await db
      .updateTable('submissions')
      .set({ email_key: emailKey(old) })
      .where('email_key', '=', old)
      .execute();
  }
}

async function moveConfirmations(db: Database): Promise<void> {
  const rows = await db.selectFrom('newsletter_confirmations').selectAll().execute();
  for (const { email_key: old, day } of rows.filter(isMoved)) {
    await db
      .insertInto('newsletter_confirmations')
      .values({ email_key: emailKey(old), day })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.deleteFrom('newsletter_confirmations').where('email_key', '=', old).execute();
  }
}

async function moveSubscribers(db: Database): Promise<void> {
  const rows = await db.selectFrom('subscribers').select(['id', 'email', 'email_key', 'state', 'created_at']).execute();
  const best = rows.toSorted(
    (one, other) =>
      Number(other.state === 'confirmed') - Number(one.state === 'confirmed') || one.created_at - other.created_at,
  );
  const kept = new Map<string, (typeof rows)[number]>();
  for (const row of best) {
    const key = emailKey(row.email_key);
    if (kept.has(key)) await db.deleteFrom('subscribers').where('id', '=', row.id).execute();
    else kept.set(key, row);
  }
  for (const [key, row] of kept) {
    const email = canonicalEmail(row.email) ?? row.email;
    if (key === row.email_key && email === row.email) continue;
    await db.updateTable('subscribers').set({ email, email_key: key }).where('id', '=', row.id).execute();
  }
}

function isMoved({ email_key: key }: { email_key: string }): boolean {
  return emailKey(key) !== key;
}
