/**
 * `npm test` and `npm run test:deep`: run the npm scripts of `testing/rounds.ts`, as in CI. Prints a line for each, and the
 * output of those that fail. The last line is the sum: a script that writes a JUnit report counts its tests, any other
 * counts as one.
 *
 *   npm test -- check:lint test:unit   runs only these scripts (tests of pages and browsers use the last build)
 */
import { mkdirSync, rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { concurrently } from 'concurrently';
import { countTests, sumLine, type Counts } from './testing/count-tests.ts';
import { buildReaders, deepRounds, deepVariables, isBackground, shortRounds } from './testing/rounds.ts';

/** Suited to two processors: two for tests, which often wait, and one for checks in the background. */
const parallel = 3;
const reports = '.cache/test-reports';

const names = process.argv.slice(2).filter((name) => name !== '--deep');
const isDeep = process.argv.includes('--deep');
const rounds = isDeep ? deepRounds : shortRounds;

/** Runs that hang must end with a summary before the time limit of CI. */
const limitMs = (isDeep ? 225 : 29) * 60_000;
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
  const missed = chosen.filter((name) => limit.aborted || (builds.failed && buildReaders.includes(name)));
  for (const name of missed) finish(name, 1, 0, limit.aborted ? 'not run: out of time' : 'not run: no build');
  await runRound(chosen.filter((name) => !missed.includes(name)));
}
console.log(sumLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;

/** Runs scripts and waits for all of them. */
async function runRound(scripts: readonly string[]): Promise<void> {
  if (scripts.length === 0) return;
  const { commands, result } = concurrently(
    scripts.map((name) => ({
      name,
      command: `${isBackground(name) ? 'nice -n 10 ' : ''}npm run --silent ${name}`,
      // As in production: search engines may index the pages that are built and checked.
      env: {
        NO_COLOR: '1',
        TEST_REPORT: `${reports}/${name}.xml`,
        ...(name === 'build' ? { SITE_URL: 'https://www.northlamp.example' } : {}),
        ...(isDeep ? deepVariables : {}),
      },
    })),
    {
      maxProcesses: parallel,
      // Printed below, if the script fails.
      outputStream: new Writable({ write: (_part, _encoding, done) => done() }),
    },
  );
  limit.addEventListener('abort', () => {
    for (const command of commands) command.kill('SIGINT');
  });
  for (const command of commands) {
    let output = '';
    for (const stream of [command.stdout, command.stderr]) stream.subscribe((part) => (output += part.toString()));
    command.stateChange.subscribe((state) => {
      if (state === 'started' && limit.aborted) command.kill('SIGINT');
    });
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
