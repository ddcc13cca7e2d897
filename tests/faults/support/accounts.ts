import { expect, vi } from 'vitest';
import type { Storage } from '#server/storage/storage.ts';
import type { SmtpInbox } from '#tests/support/smtp-inbox.ts';
import type { Inquiry } from './senders.ts';

/** Returns how often each inquiry is stored, by its mark. */
export async function countStored(storage: Storage): Promise<Map<string, number>> {
  const rows = await storage.read((db) => db.selectFrom('submissions').select('fields').execute());
  return countMarks(rows.map(({ fields }) => fields));
}

/**
 * Fails unless every accepted inquiry is stored once and delivered once, and nothing else is.
 *
 * @param accepted inquiries with status 200
 * @param repeats whether a mail may have been sent repeatedly with the same Message-ID
 */
export async function expectEachOnce(
  accepted: readonly Inquiry[],
  storage: Storage,
  inbox: Pick<SmtpInbox, 'mails'>,
  { repeats = false }: { repeats?: boolean } = {},
): Promise<void> {
  const marks = accepted.map(({ mark }) => mark).sort();
  const stored = await countStored(storage);
  expect([...stored.keys()].sort()).toEqual(marks);
  expect([...stored.values()].filter((times) => times !== 1)).toEqual([]);

  const messages = new Map(inbox.mails.map(({ parsed }) => [parsed.messageId, parsed.text ?? '']));
  const delivered = countMarks([...messages.values()]);
  expect([...delivered.keys()].sort()).toEqual(marks);
  expect([...delivered.values()].filter((times) => times !== 1)).toEqual([]);
  if (!repeats) expect(inbox.mails).toHaveLength(marks.length);
}

/** Waits until a number of distinct mails were delivered, ignoring repetitions. */
export async function waitForDelivery(inbox: SmtpInbox, count: number): Promise<void> {
  const look = () => expect(new Set(inbox.mails.map(({ parsed }) => parsed.messageId)).size).toBe(count);
  await vi.waitFor(look, { timeout: 60_000, interval: 100 });
}

/** Simulates that time has passed, by making pending mails due earlier. */
export async function advanceDueTimes(storage: Storage, ms: number): Promise<void> {
  await storage.write((db) =>
    db
      .updateTable('outbox_mails')
      .set((eb) => ({ due_at: eb('due_at', '-', ms) }))
      .where('state', '=', 'pending')
      .execute(),
  );
}

function countMarks(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const [mark] = /mark-[\da-f-]{36}/.exec(text) ?? [];
    if (mark !== undefined) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return counts;
}

/** Waits until each inquiry is delivered; fails unless it is stored and delivered once. Ignores other inquiries. */
export async function expectDeliveredOnce(
  inquiries: readonly Inquiry[],
  storage: Storage,
  { mails }: Pick<SmtpInbox, 'mails'>,
): Promise<void> {
  const once = new Map(inquiries.map(({ mark }) => [mark, 1]));
  const of = (counts: Map<string, number>) => new Map([...counts].filter(([mark]) => once.has(mark)));
  expect(of(await countStored(storage))).toEqual(once);
  const delivered = () => of(countMarks(mails.map(({ parsed }) => parsed.text ?? '')));
  await vi.waitFor(() => expect(delivered()).toEqual(once), { timeout: 60_000, interval: 200 });
}
