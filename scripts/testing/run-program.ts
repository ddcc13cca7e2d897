import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** What a program did. */
export type Ended = { exitCode: number; output: string };

/** How long a program that is asked to end may take before it is made to, ms. */
const graceMs = 8_000;

const running = new Set<ChildProcess>();

/**
 * Runs a program of the project and waits for its end. It is the head of a process group, so that whatever it started
 * ends with it when its time is over.
 *
 * @param command name in `node_modules/.bin` and arguments
 * @param limitMs how long it may take
 */
export function runProgram(
  [program, ...parameters]: readonly [string, ...string[]],
  { limitMs, env = {} }: { limitMs: number; env?: Readonly<Record<string, string>> },
): Promise<Ended> {
  const child = spawn(program, parameters, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      NO_COLOR: '1',
      // The project's own Node and tools come first, however this was started.
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  running.add(child);
  let output = '';
  const collect = (part: Buffer) => (output += part.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setTimeout(() => {
    output += `\nstopped: it took longer than ${limitMs / 1000} s`;
    stop(child);
  }, limitMs);

  return new Promise((end) => {
    const done = (exitCode: number) => {
      clearTimeout(timer);
      running.delete(child);
      // What it left behind (a server, a browser) ends, too, and can't hold this process by the pipes.
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
      // A grandchild may keep the pipes open: what was written until now is enough.
      setTimeout(() => {
        done(code ?? 1);
      }, 50);
    });
  });
}

/** Ends everything that is still running. */
export function stopAll(): void {
  for (const child of running) stop(child);
}

function stop(child: ChildProcess): void {
  // As by Ctrl+C: Playwright still tells then what it has found so far.
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
    // Nobody is left in the group.
  }
}
