import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** SQLite's result codes for "another connection is writing" (sqlite.org/rescode.html): the low byte of each. */
const busy = [5, 6];

/**
 * Begins a transaction that writes, once no other connection is in one. SQLite's own way of waiting would stop this
 * thread, all visitors and, where the other connection is this process's, the very transaction that is waited for.
 *
 * @param patienceMs how long it may take
 * @throws what SQLite says, after that time or when something else is wrong
 */
export async function beginImmediate(database: DatabaseSync, patienceMs: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      database.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
    }
    // Not in step with others who wait.
    await setTimeout(1 + Math.random() * 9);
  }
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    busy.includes(error.errcode & 0xff)
  );
}
