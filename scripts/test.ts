/**
 * `npm test`: runs the npm scripts below, as in CI. Prints a line for each, and the output of those that fail. The last
 * line is the sum: a script that writes a JUnit report counts its tests, any other counts as one.
 *
 *   npm test -- check:lint test:unit   runs only these scripts (tests of pages and browsers use the last build)
 */
import { mkdirSync, rmSync } from 'node:fs';
import { concurrently } from 'concurrently';
import { countTests, sumLine, type Counts } from './testing/count-tests.ts';

/**
 * Scripts of package.json. Those of a round run at the same time, as many as there are processors in CI, the longest
 * first; each round starts after the one before it.
 */
const rounds = [
  // The types and the linter need Astro's types, which only one process can write at a time.
  ['sync'],
  [
    ...['test:unit', 'check:types', 'check:lint', 'test:faults', 'test:database'],
    ...['check:format', 'check:styles', 'check:dead-code'],
  ],
  ['build'],
  ['build:pseudo', 'test:pages'],
  ['test:browser'],
  ['test:engines'],
];
const parallel = 2;

/** Runs that hang must end with a summary before the half hour of CI. */
const limitMs = 29 * 60_000;
const reports = '.cache/test-reports';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !rounds.flat().includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Expected some of ${rounds.flat().join(', ')}.`);
  process.exit(2);
}

const counts: Counts[] = [];
const limit = AbortSignal.timeout(limitMs);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const builds = { failed: false };
for (const round of rounds) {
  const chosen = round.filter((name) => names.length === 0 || names.includes(name));
  if (!builds.failed && !limit.aborted) await runRound(chosen);
  else for (const name of chosen) finish(name, 1, 0, limit.aborted ? 'not run: out of time' : 'not run: no build');
}
console.log(sumLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;

/** Runs scripts and waits for all of them. */
async function runRound(scripts: readonly string[]): Promise<void> {
  if (scripts.length === 0) return;
  const { commands, result } = concurrently(
    scripts.map((name) => ({
      name,
      command: `npm run --silent ${name}`,
      env: { NO_COLOR: '1', TEST_REPORT: `${reports}/${name}.xml` },
    })),
    { maxProcesses: parallel, hide: [...scripts], abortSignal: limit },
  );
  limit.addEventListener('abort', () => {
    for (const command of commands) command.kill('SIGINT');
  });
  for (const command of commands) {
    let output = '';
    for (const stream of [command.stdout, command.stderr]) stream.subscribe((part) => (output += part.toString()));
    command.close.subscribe(({ exitCode, timings }) => {
      if (command.name === 'build') builds.failed = exitCode !== 0;
      finish(command.name, exitCode, timings.durationSeconds, output);
    });
  }
  // Rejects if a script fails, which `finish` has counted.
  await result.catch(() => undefined);
}

function finish(name: string, exitCode: number | string, seconds: number, output: string): void {
  const count = countTests(`${reports}/${name}.xml`, exitCode);
  counts.push(count);
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${name}: ${sumLine([count])} (${seconds.toFixed(0)} s)`);
  for (const note of count.notes) console.log(`    ${note}`);
  if (count.failed > 0) console.log(`\n${output.trimEnd()}\n`);
}
