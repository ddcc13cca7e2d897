import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export type ServerProcess = {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Code or signal the process ended with. */
  ended: Promise<number | string | null>;
  /** The port it listens on; fails when it ended before. */
  port: () => Promise<number>;
};

/**
 * Starts `startServer()` in a process of its own, as `npm start` does. It is killed when it has lived too long.
 *
 * @param distFolder the build it serves
 * @param variables all of its environment; a database of its own unless they name one
 * @param options.lifeMs how long it may live
 * @param options.folder it runs in; undefined: that of the tests
 * @param options.maxFileBytes no file of its may grow beyond; undefined: as large as there is room
 */
export function runServer(
  distFolder: string,
  variables: Record<string, string> = {},
  { lifeMs = 20_000, folder: cwd, maxFileBytes }: { lifeMs?: number; folder?: string; maxFileBytes?: number } = {},
): ServerProcess {
  const startServer = fileURLToPath(new URL('../../../server/start-server.ts', import.meta.url));
  const code = `import(${JSON.stringify(startServer)}).then(({ startServer }) => startServer({
    distFolder: ${JSON.stringify(distFolder)},
    announce: (address) => console.log('at', address),
  }))`;
  const folder = mkdtempSync(join(tmpdir(), 'server-database-'));
  const node = [
    process.execPath,
    '--max-semi-space-size=4',
    '--max-old-space-size=256',
    '--input-type=module',
    '--eval',
    code,
  ];
  // The shell counts blocks of 512 bytes, sets the limit and becomes the server.
  const limited = ['-c', `ulimit -f ${Math.ceil((maxFileBytes ?? 0) / 512)} && exec "$@"`, 'sh', ...node];
  const [program = '', ...parameters] = maxFileBytes === undefined ? node : ['/bin/sh', ...limited];
  const child = spawn(program, parameters, {
    env: { DATABASE_URL: `sqlite:${join(folder, 'process.sqlite')}`, ...variables },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), lifeMs);
  const texts = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (texts.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (texts.err += part.toString()));
  const ended = once(child, 'close').then(([status, signal]: (number | string | null)[]) => {
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
    return status ?? signal ?? null;
  });
  const port = async () => {
    for (;;) {
      const [, digits] = /at http:\/\/\S+:(\d+)/.exec(texts.out) ?? [];
      if (digits) return Number(digits);
      const hasEnded = await Promise.race([ended.then(() => true), once(child.stdout, 'data').then(() => false)]);
      if (hasEnded) throw new Error(`the server ended: ${texts.err}`);
    }
  };
  return { child, output: () => texts.out, errors: () => texts.err, ended, port };
}
