/**
 * `npm test`: all checks of the project, as in CI. Prints a line for each step and the full output of failures; the
 * last line is a summary.
 *
 *   --only unit,browser   runs only these steps (`browser` and `built pages` use the last build)
 */
import { parseArgs } from 'node:util';
import { summaryLine, type Outcome } from './testing/outcome.ts';
import { stopAll } from './testing/run-program.ts';
import { steps, type Step } from './testing/steps.ts';

/** Number of steps that run in parallel, suited to two processors. */
const maxParallel = 2;

/** Time limit of the whole run: half an hour. It takes about 17 minutes on an idle machine with two cores. */
const limitMs = 29 * 60_000;

const selected = chooseSteps();
const outcomes = new Map<string, Outcome>();
const deadline = setTimeout(() => {
  console.log('Stopped: the run exceeded its time limit.');
  stopAll();
}, limitMs);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll);

await runAll();
clearTimeout(deadline);
const all = [...outcomes.values()];
console.log(summaryLine(all));
process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;

function chooseSteps(): Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    console.error(`Unknown step "${unknown}"; --only accepts ${steps.map(({ name }) => name).join(', ')}.`);
    process.exit(2);
  }
  return steps.filter(({ name }) => names?.includes(name) ?? true);
}

/** Starts each step as soon as its dependencies have finished and a slot is free. */
async function runAll(): Promise<void> {
  const waiting = [...selected];
  const running = new Map<Step, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isReady(step) && hasFreeSlot(step, [...running.keys()]));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        runStep(next).finally(() => running.delete(next)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
}

function isReady({ after, needs }: Step): boolean {
  return [...after, ...needs].every((name) => outcomes.has(name) || !selected.some((step) => step.name === name));
}

function hasFreeSlot(step: Step, running: readonly Step[]): boolean {
  if (running.some(({ isExclusive }) => isExclusive)) return false;
  return step.isExclusive ? running.length === 0 : running.length < maxParallel;
}

async function runStep(step: Step): Promise<void> {
  const broken = step.needs.find((name) => (outcomes.get(name)?.failed ?? 0) > 0);
  const start = performance.now();
  const outcome = broken
    ? { passed: 0, failed: 1, skipped: 0, failures: [`skipped because "${broken}" failed`] }
    : await step.run();
  outcomes.set(step.name, outcome);
  const time = ((performance.now() - start) / 1000).toFixed(1);
  const counts =
    outcome.failed > 0 ? `${outcome.failed} of ${outcome.passed + outcome.failed} failed` : `${outcome.passed} passed`;
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${step.name}: ${counts} (${time} s)`);
  for (const note of outcome.notes ?? []) console.log(`    ${note}`);
  for (const failure of outcome.failures) console.log(`\n${failure.replaceAll(/^/gm, '    ')}\n`);
}
