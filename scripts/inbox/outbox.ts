import { readBacklog } from '#server/mail/outbox/outbox-mails.ts';
import type { Storage } from '#server/storage/storage.ts';
import { pluralize } from './pluralize.ts';
import { formatDuration, table } from './table.ts';

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
