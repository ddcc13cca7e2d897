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

test('waits while another program updates the package lists', async () => {
  const calls = fakeAptGet(
    `test -e ${folder}/free || { touch ${folder}/free; echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100; }`,
  );
  await installPackages(['firefox-esr']);
  expect(calls().map((call) => call.split(' ')[1])).toEqual(['update', 'update', 'install']);
});

test('installs the package of a program that is not found', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  const calls = fakeAptGet(
    `case "$*" in *install*) printf '#!/bin/sh' > ${folder}/lamp; chmod +x ${folder}/lamp;; esac`,
  );
  expect(await findProgram('lamp', 'lamp-server')).toBe(join(folder, 'lamp'));
  expect(calls().at(-1)).toMatch(/install -y .* lamp-server$/);
});

test('throws the reason of apt-get', async () => {
  fakeAptGet('echo "E: Unable to locate package" >&2; exit 100');
  await expect(installPackages(['no-such'])).rejects.toThrow(/^Unable to locate package$/);
});
