import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { copyProject } from '#scripts/build-copy.ts';
import { writeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { isFull } from './support/scale.ts';

/** A copy of the project whose build takes no time: it copies a small site. */
let folder: string;
/** What ends and deletes what the tests have started and written. */
const undo: (() => void)[] = [];
beforeAll(async () => {
  const copy = await copyProject(['en']);
  folder = copy.folder;
  return async () => {
    for (const one of undo) one();
    await copy.remove();
  };
});

function setBuild(command: string): void {
  const file = join(folder, 'package.json');
  const project = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
  project.scripts.build = command;
  writeFileSync(file, JSON.stringify(project));
}

function buildAs(title: string): void {
  const site = writeFixtureSite({
    '/index.html': `<title>${title}</title>`,
    '/other.html': `<title>${title} too</title>`,
  });
  undo.push(site.remove);
  setBuild(`rm -rf dist && cp -r ${site.distFolder} dist`);
}

/** Runs `npm start` like a terminal: in a process group of its own. Waits for a line of its output. */
async function npmStart(line = /Northlamp is at (\S+)/) {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo.push(() => {
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGKILL');
  });
  let text = '';
  npm.stdout.on('data', (part: Buffer) => (text += part.toString()));
  await vi.waitFor(() => expect(text).toMatch(line), { timeout: 30_000, interval: 100 });
  return { npm, origin: line.exec(text)?.[1] ?? '', output: () => text };
}

/** Resolves when no process has the output of npm open any more. */
const end = ({ stdout }: ChildProcess) => once(stdout ?? process, 'close', { signal: AbortSignal.timeout(10_000) });

const read = async (origin: string, path: string) => (await fetch(origin + path)).text();

describe('two starts in the same folder, the second with a new build', () => {
  type Started = Awaited<ReturnType<typeof npmStart>>;
  let first: Started;
  let second: Started;
  beforeAll(async () => {
    buildAs('First');
    first = await npmStart();
    buildAs('The second');
    second = await npmStart();
  });

  test('change nothing for each other', async () => {
    expect(await read(second.origin, '/other')).toContain('The second too');
    // The first server has not read this page before.
    expect(await read(first.origin, '/other')).toContain('First too');
  });

  test.each<[string, () => Started, NodeJS.Signals, boolean]>([
    ['SIGTERM to npm', () => first, 'SIGTERM', false],
    ['Ctrl+C, which reaches the whole group', () => second, 'SIGINT', true],
  ])('%s stops the server', async (_name, started, signal, isForGroup) => {
    const { npm, origin, output } = started();
    await read(origin, '/');
    process.kill((npm.pid ?? 0) * (isForGroup ? -1 : 1), signal);
    await end(npm);
    expect(output()).toMatch(/"msg":"stopped"/);
    await expect(fetch(origin)).rejects.toThrow();
  });
});

test.each<NodeJS.Signals>(isFull ? ['SIGTERM', 'SIGINT'] : ['SIGTERM'])(
  '%s during the build ends all of it',
  async (signal) => {
    setBuild('echo building; sleep 100; echo built');
    const { npm, output } = await npmStart(/^building$/m);
    process.kill(npm.pid ?? 0, signal);
    await end(npm);
    expect(output()).not.toMatch(/^built$/m);
  },
);
