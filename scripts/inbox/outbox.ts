import { readBacklog } from '#server/mail/outbox/outbox-mails.ts';
import type { Storage } from '#server/storage/storage.ts';
import { CommandError } from '#scripts/command-line.ts';
import { formatDuration, pluralize, table } from './table.ts';

const shown = 50;

/** `inbox outbox`: pending and failed mails, the oldest first. */
export async function outbox(storage: Storage, now: number): Promise<string> {
  const backlog = await storage.read((db) => readBacklog(db, now));
  const rows = await storage.read((db) =>
    db.selectFrom('outbox_mails').selectAll().where('state', '!=', 'sent').orderBy('created_at').limit(shown).execute(),
  );
  const oldest = backlog.pending > 0 ? ` (the oldest for ${formatDuration(backlog.oldestAgeSeconds * 1000)})` : '';
  const sum = `${pluralize(backlog.pending, 'mail')} pending${oldest}, ${pluralize(backlog.failed, 'mail')} failed.`;
  if (rows.length === 0) return sum;
  const cells = rows.map((row) => [
    row.id,
    row.template,
    row.state,
    row.attempts,
    formatDuration(now - row.created_at),
    row.state === 'pending' ? formatDuration(row.due_at - now) : '',
    row.last_error ?? '',
  ]);
  return `${table(['ID', 'mail', 'state', 'attempts', 'age', 'due in', 'last error'], cells)}\n\n${sum}`;
}

/**
 * `inbox replay [ID…]`: failed mails are retried for another day, pending mails are sent now, within seconds by a running
 * server. Mails being sent at this moment are left out.
 *
 * @param ids ids of mails; empty: all pending and failed mails
 * @throws CommandError with the ids that are unknown or already sent; then nothing is changed
 */
export async function replay(storage: Storage, ids: readonly string[], now: number): Promise<string> {
  const { failed, pending } = await storage.write(async (db) => {
    const named = db.selectFrom('outbox_mails').select(['id', 'state']).where('id', 'in', ids);
    // PostgreSQL has no empty lists.
    const mails = ids.length > 0 ? await named.execute() : [];
    const states = new Map(mails.map(({ id, state }) => [id, state]));
    const unknown = ids.filter((id) => !states.has(id));
    if (unknown.length > 0)
      throw new CommandError(`No mail has the ID ${unknown.join(', ')}; see: npm run inbox -- outbox.`);
    const sent = ids.filter((id) => states.get(id) === 'sent');
    if (sent.length > 0) throw new CommandError(`Already sent: ${sent.join(', ')}.`);

    const selected = db.updateTable('outbox_mails').$if(ids.length > 0, (query) => query.where('id', 'in', ids));
    const retried = await selected
      .set({ state: 'pending', attempts: 0, due_at: now })
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow();
    const hurried = await selected
      .set({ due_at: now })
      .where('state', '=', 'pending')
      .where('claimed_by', 'is', null)
      .where('due_at', '>', now)
      .executeTakeFirstOrThrow();
    return { failed: Number(retried.numUpdatedRows), pending: Number(hurried.numUpdatedRows) };
  });
  if (failed + pending === 0) return 'No pending or failed mails.';
  return `A running server retries ${pluralize(failed, 'failed mail')} and ${pluralize(pending, 'pending mail')} now.`;
}
