/**
 * `npm test` and `npm run test:deep`: run the npm scripts of `testing/lanes.ts`, as in CI. Prints a line for each, and the
 * output of those that fail. The last line is the sum: a script that writes a JUnit report counts its tests, any other
 * counts as one.
 *
 *   npm test -- check:lint test:unit   runs only these scripts; what reads the build uses the last one
 */
import { mkdirSync, rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { concurrently } from 'concurrently';
import { countTests, sumLine, type Counts } from './testing/count-tests.ts';
import { deepLanes, deepVariables, isBackground, needs, shortLanes, type ScriptName } from './testing/lanes.ts';

const reports = '.cache/test-reports';

const names = process.argv.slice(2).filter((name) => name !== '--deep');
const isDeep = process.argv.includes('--deep');
const lanes: readonly (readonly ScriptName[])[] = isDeep ? deepLanes : shortLanes;

/** Runs that hang must end with a summary before the time limit of CI. */
const limitMs = (isDeep ? 225 : 29) * 60_000;
const known: readonly string[] = lanes.flat();
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Expected some of ${known.join(', ')}.`);
  process.exit(2);
}

const counts: Counts[] = [];
const limit = AbortSignal.timeout(limitMs);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Whether each chosen script succeeded. */
const results = new Map(
  lanes
    .flat()
    .filter((name) => names.length === 0 || names.includes(name))
    .map((name) => [name, Promise.withResolvers<boolean>()]),
);
await Promise.all(lanes.map(runLane));
console.log(sumLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;

async function runLane(lane: readonly ScriptName[]): Promise<void> {
  for (const name of lane) results.get(name)?.resolve(await runWhenReady(name));
}

/** Runs a script after the one that it needs, if that succeeds. Returns whether it succeeded. */
async function runWhenReady(name: ScriptName): Promise<boolean> {
  const needed = needs[name];
  const isReady = (await (needed && results.get(needed)?.promise)) ?? true;
  if (limit.aborted) return finish(name, 1, 0, 'not run: out of time');
  return isReady ? runScript(name) : finish(name, 1, 0, `not run: ${needed} failed`);
}

async function runScript(name: ScriptName): Promise<boolean> {
  const { commands, result } = concurrently(
    [
      {
        command: `${isBackground(name) ? 'nice -n 10 ' : ''}npm run --silent ${name}`,
        // As in production: search engines may index the pages that are built and checked.
        env: {
          NO_COLOR: '1',
          TEST_REPORT: `${reports}/${name}.xml`,
          ...(name === 'build' ? { SITE_URL: 'https://www.northlamp.example' } : {}),
          ...(isDeep ? deepVariables : {}),
        },
      },
    ],
    // Printed at the end, if the script fails.
    { outputStream: new Writable({ write: (_part, _encoding, done) => done() }) },
  );
  let output = '';
  let ended = { exitCode: 1 as number | string, timings: { durationSeconds: 0 } };
  for (const command of commands) {
    command.close.subscribe((event) => (ended = event));
    for (const stream of [command.stdout, command.stderr]) stream.subscribe((part) => (output += part.toString()));
    limit.addEventListener('abort', () => {
      command.kill('SIGINT');
    });
  }
  // Rejects if the script fails, which `finish` counts.
  await result.catch(() => undefined);
  return finish(name, ended.exitCode, ended.timings.durationSeconds, output);
}

/** Counts and prints a result. Returns whether nothing failed. */
function finish(name: ScriptName, exitCode: number | string, seconds: number, output: string): boolean {
  const count = countTests(`${reports}/${name}.xml`, exitCode);
  counts.push(count);
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${name}: ${sumLine([count])} (${seconds.toFixed(0)} s)`);
  for (const note of count.notes) console.log(`    ${note}`);
  if (count.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return count.failed === 0;
}
