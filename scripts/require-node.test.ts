import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs the check on a Node that says it is of another version. */
function runOn(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const imports = ['--import', pretend, '--import', './scripts/require-node.js'];
  return spawnSync(process.execPath, [...imports, '--eval', 'console.log("started")'], { encoding: 'utf8' });
}

test('an old Node ends with one sentence before it reads any TypeScript', () => {
  const { status, stdout, stderr } = runOn('20.20.2');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'Node 20.20.2 is too old; expected Node 26 or later. "npm ci" brings one for the npm scripts, "npm ci --omit=dev" does not.\n',
  );
});

test.each(['26.0.0', '27.1.0'])('Node %s starts', (version) => {
  expect(runOn(version).stdout).toBe('started\n');
});
