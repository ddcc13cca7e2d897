import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProgram, installPackages } from './system-programs.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH ?? ''}`);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Puts an `apt-get` before the system's, which writes its arguments to a file and then runs a script. */
function fakeAptGet(script: string): () => string[] {
  const calls = join(folder, 'calls');
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho "$*" >> ${calls}\n${script}\n`);
  chmodSync(join(folder, 'apt-get'), 0o755);
  return () => readFileSync(calls, 'utf8').trim().split('\n');
}

test('two installations run one after the other', async () => {
  const calls = fakeAptGet(`mkdir ${folder}/busy && sleep 0.1 && rmdir ${folder}/busy`);
  await Promise.all([installPackages(['one']), installPackages(['two'])]);
  expect(calls().map((call) => call.split(' ')[1])).toEqual(['update', 'install', 'update', 'install']);
});

test('finds the preferred program, and installs a missing one', async () => {
  const calls = fakeAptGet(`printf '#!/bin/sh\n' > ${folder}/browser-two && chmod +x ${folder}/browser-two`);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  expect(await findProgram(['browser-one', 'browser-two'], ['browser'])).toBe(join(folder, 'browser-two'));
  expect(calls().at(-1)).toContain('install -y');
  writeFileSync(join(folder, 'browser-one'), '', { mode: 0o755 });
  expect(await findProgram(['browser-one', 'browser-two'], ['browser'])).toBe(join(folder, 'browser-one'));
});

test('says what to install if there is no program and the user may not install it', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  await expect(findProgram(['no-such'], ['some-package'])).rejects.toThrow(
    "no-such not found: install your system's package, on Debian some-package.",
  );
});

test('throws the reason of apt-get', async () => {
  fakeAptGet('echo "E: Unable to locate package" >&2; exit 100');
  await expect(installPackages(['no-such'])).rejects.toThrow(/^Unable to locate package$/);
});
