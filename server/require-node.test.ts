import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isExecutable, programFolders } from '#scripts/system-programs.ts';

const check = ['--import', './server/require-node.js', '--eval', 'console.log("started")'];

/** Runs a program in a Node process that reports another version. */
function runOn(version: string, program: readonly string[] = check) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  return spawnSync(process.execPath, ['--import', pretend, ...program], { encoding: 'utf8' });
}

test.each([
  ['npm script', check],
  ['server', ['server/index.js']],
])('an old Node ends the %s with one sentence before it reads any TypeScript', (_what, program) => {
  const { status, stdout, stderr } = runOn('20.20.2', program);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'Node 20.20.2 is too old; expected Node 26 or later. "npm ci" brings one for the npm scripts, "npm ci --omit=dev" does not.\n',
  );
});

const oldNode = programFolders()
  .map((folder) => join(folder, 'node'))
  .filter(isExecutable)
  .find((node) => Number(spawnSync(node, ['--print', 'parseInt(process.versions.node)']).stdout) < 22);

// A Node that pretends to be old has everything that the server imports; a real one may fail before the check runs.
test.runIf(oldNode)('a real old Node prints the same sentence', () => {
  const { status, stderr } = spawnSync(oldNode ?? '', ['server/index.js'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node [\d.]+ is too old; expected Node 26 or later\. [^\n]+\n$/);
});

test.each(['26.0.0', '27.1.0'])('Node %s starts', (version) => {
  expect(runOn(version).stdout).toBe('started\n');
});
