import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '#contracts/environment.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';

/** A mistake that the operator can correct; the message, one sentence, says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Runs an operator's command: prints its result, or one sentence about what went wrong and exits with 1. Files it writes
 * contain visitors' data, so only the current user may read them.
 *
 * @param usage a sentence, added after a wrong option
 */
export async function runCommand(run: (parameters: string[]) => Promise<string>, usage: string): Promise<void> {
  process.umask(0o077);
  // The reader of a pipe, such as `head`, may have ended.
  process.stdout.on('error', () => process.exit(1));
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  } catch (error) {
    console.error(sentenceAbout(error, usage));
    process.exitCode = 1;
  }
}

/** Runs a developer's command: prints the message of an error, which says what to do, and exits with 2. */
export async function runTool(run: () => unknown): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}

function sentenceAbout(error: unknown, usage: string): string {
  if (error instanceof CommandError || error instanceof ConfigurationError) return error.message;
  if (error instanceof StorageUnavailable) return `The database is unavailable (${error.code}).`;
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const isWrongOption =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isWrongOption ? `${reason}\n${usage}` : `The command failed: ${reason}`;
}

/**
 * Makes a folder for the current user if it is missing. Not its parents: Node's recursive `mkdir` never returns for
 * folders under `/proc`.
 *
 * @throws CommandError
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    throw new CommandError(
      `${resolve(path)} is not a folder and can't be made one (${code}); expected a folder, or a new name in one that you may write to.`,
    );
  }
}
