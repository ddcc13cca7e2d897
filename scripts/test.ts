/**
 * `npm test` and `npm run test:deep`: run the npm scripts of `testing/scripts.ts`, as in CI. Prints a line for each, and the
 * output of those that fail. The last line is the sum: a script that writes a JUnit report counts its tests, any other
 * counts as one.
 *
 *   npm test -- check:lint test:unit   runs only these scripts; what reads the build uses the last one
 */
import { mkdirSync, rmSync } from 'node:fs';
import { Writable } from 'node:stream';
import { concurrently } from 'concurrently';
import { countTests, sumLine, type Counts } from './testing/count-tests.ts';
import { deepScripts, deepVariables, isBackground, needs, shortScripts } from './testing/scripts.ts';

const reports = '.cache/test-reports';

const names = process.argv.slice(2).filter((name) => name !== '--deep');
const isDeep = process.argv.includes('--deep');
const known = isDeep ? deepScripts : shortScripts;

/** Suited to two processors: two for tests, which often wait, and one for checks in the background. */
const parallel = isDeep ? 1 : 3;

/** Runs that hang must end with a summary before the time limit of CI. */
const limitMs = (isDeep ? 225 : 29) * 60_000;
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Expected some of ${known.join(', ')}.`);
  process.exit(2);
}

const counts: Counts[] = [];
const limit = AbortSignal.timeout(limitMs);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const waiting = known.filter((name) => names.length === 0 || names.includes(name));
/** Whether each script that has started will succeed. */
const results = new Map<string, Promise<boolean>>();
const running = new Set<Promise<unknown>>();
while (waiting.length > 0) {
  const next = running.size < parallel ? waiting.findIndex(isReady) : -1;
  if (next < 0) await Promise.race(running);
  else for (const name of waiting.splice(next, 1)) start(name);
}
await Promise.all(running);
console.log(sumLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;

/** Whether the script that this one needs has ended, or doesn't run. */
function isReady(name: string): boolean {
  const needed = needs[name] ?? '';
  const result = results.get(needed);
  return !waiting.includes(needed) && !(result && running.has(result));
}

function start(name: string): void {
  const result = runIfPossible(name);
  results.set(name, result);
  running.add(result);
  void result.then(() => running.delete(result));
}

/** Returns whether the script succeeded. */
async function runIfPossible(name: string): Promise<boolean> {
  const needed = needs[name] ?? '';
  if (limit.aborted) return finish(name, 1, 0, 'not run: out of time');
  return (await results.get(needed)) === false ? finish(name, 1, 0, `not run: ${needed} failed`) : runScript(name);
}

async function runScript(name: string): Promise<boolean> {
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
function finish(name: string, exitCode: number | string, seconds: number, output: string): boolean {
  const count = countTests(`${reports}/${name}.xml`, exitCode);
  counts.push(count);
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${name}: ${sumLine([count])} (${seconds.toFixed(0)} s)`);
  for (const note of count.notes) console.log(`    ${note}`);
  if (count.failed > 0) console.log(`\n${output.trimEnd()}\n`);
  return count.failed === 0;
}
