import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serverFlags } from '#scripts/bench/start-server.ts';
import { clockVariables } from '#tests/support/clock-variables.ts';

/** A server in a child process. */
export type ServerProcess = {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  /** Exit code or signal of the process. */
  ended: Promise<number | string | null>;
  /** Resolves with its port; rejects if the process exits first. */
  port: () => Promise<number>;
};

/**
 * Runs `startServer()` in a child process, with the limits of memory that the systemd unit sets. The process is killed after a time limit.
 *
 * @param distFolder build to serve
 * @param variables its complete environment; default: with a new database
 * @param options.lifeMs time limit, ms
 * @param options.folder working directory; default: that of the tests
 * @param options.maxFileBytes maximum size of files it writes; default: unlimited
 * @param options.output descriptor of an open file for its standard output; default: a pipe that is read
 */
export function runServer(
  distFolder: string,
  variables: Record<string, string> = {},
  {
    lifeMs = 60_000,
    folder: cwd,
    maxFileBytes,
    output = 'pipe',
  }: { lifeMs?: number; folder?: string; maxFileBytes?: number; output?: number | 'pipe' } = {},
): ServerProcess {
  const startServer = resolve('server/start-server.ts');
  const code = `import(${JSON.stringify(startServer)}).then(({ startServer }) => startServer({
    distFolder: ${JSON.stringify(distFolder)},
    announce: (address) => console.log('at', address),
  }))`;
  const folder = mkdtempSync(join(tmpdir(), 'server-database-'));
  const node = [process.execPath, ...serverFlags(), '--input-type=module', '--eval', code];
  // `ulimit` counts blocks of 512 bytes. `exec` replaces the shell with the server.
  const limited = ['-c', `ulimit -f ${Math.ceil((maxFileBytes ?? 0) / 512)} && exec "$@"`, 'sh', ...node];
  const [program = '', ...parameters] = maxFileBytes === undefined ? node : ['/bin/sh', ...limited];
  const child = spawn(program, parameters, {
    env: {
      DATABASE_URL: `sqlite:${join(folder, 'process.sqlite')}`,
      // As `server/index.js` does: a start takes half the time.
      NODE_COMPILE_CACHE: resolve('.cache/compile'),
      ...clockVariables,
      ...variables,
    },
    cwd,
    stdio: ['ignore', output, 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), lifeMs);
  const texts = { out: '', err: '' };
  child.stdout?.on('data', (part: Buffer) => (texts.out += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (texts.err += part.toString()));
  const ended = once(child, 'close').then(([status, signal]: (number | string | null)[]) => {
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
    return status ?? signal ?? null;
  });
  const port = async () => {
    for (;;) {
      const [, digits] = /at http:\/\/\S+:(\d+)/.exec(texts.out) ?? [];
      if (digits) return Number(digits);
      const hasEnded = await Promise.race([
        ended.then(() => true),
        once(child.stdout ?? child, 'data').then(() => false),
      ]);
      if (hasEnded) throw new Error(`the server exited: ${texts.err}`);
    }
  };
  return { child, output: () => texts.out, errors: () => texts.err, ended, port };
}
