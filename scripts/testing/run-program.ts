import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Exit code and output of a program. */
export type ProgramResult = { exitCode: number; output: string };

/** Time between SIGINT and SIGKILL, ms. */
const graceMs = 8_000;

const running = new Set<ChildProcess>();

/**
 * Runs a program of the project and waits until it exits. It leads a process group, so that its child processes stop
 * with it after a timeout.
 *
 * @param command name in `node_modules/.bin` and arguments
 * @param limitMs timeout
 */
export function runProgram(
  [program, ...parameters]: readonly [string, ...string[]],
  { limitMs, env = {} }: { limitMs: number; env?: Readonly<Record<string, string>> },
): Promise<ProgramResult> {
  const child = spawn(program, parameters, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      NO_COLOR: '1',
      // Prefer the project's Node and tools, regardless of the caller's PATH.
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  running.add(child);
  let output = '';
  const collect = (part: Buffer) => (output += part.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setTimeout(() => {
    output += `\nstopped: exceeded the time limit of ${limitMs / 1000} s`;
    stop(child);
  }, limitMs);

  return new Promise((end) => {
    const done = (exitCode: number) => {
      clearTimeout(timer);
      running.delete(child);
      // Also stops remaining child processes (a server, a browser), which would keep the pipes open.
      signalGroup(child, 'SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
      end({ exitCode, output });
    };
    child.once('error', (error) => {
      output += error.message;
      done(1);
    });
    child.once('exit', (code, signal) => {
      if (signal) output += `\nended by ${signal}`;
      // A child process may keep the pipes open: don't wait for their end.
      setTimeout(() => {
        done(code ?? 1);
      }, 50);
    });
  });
}

/** Stops all running programs. */
export function stopAll(): void {
  for (const child of running) stop(child);
}

function stop(child: ChildProcess): void {
  // Same as Ctrl+C: Playwright then reports its results so far.
  signalGroup(child, 'SIGINT');
  setTimeout(() => {
    signalGroup(child, 'SIGKILL');
  }, graceMs).unref();
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already exited.
  }
}
