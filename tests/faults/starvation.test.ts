import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { hostileInputs } from './support/hostile-inputs.ts';
import { metricsToken, readLongestDelay } from './support/longest-delay.ts';
import { readProcessState } from './support/process-state.ts';
import { isFull, scaled } from './support/scale.ts';
import { searchSiteFiles } from './support/search-site.ts';
import { startTestEnvironment } from './support/start-test-environment.ts';
import { sendUpload, visit, type Experience } from './support/visitor.ts';

/** What an input may add to the durations of another visitor's pages. */
const limits = { medianMs: 100, worstMs: 300 };

/** The memory that docs/operations.md plans for. */
const maxRssBytes = 300e6;

/** How long each input is sent before and during a visit. */
const warmUpMs = scaled(200, 2_000);
const visitMs = scaled(600, 20_000);

/**
 * Visits while an input is sent; the best counts. Other programs on the machine can only make one worse, while an input
 * that holds up the server makes each worse.
 */
const visits = 6;

const inputs = hostileInputs.filter(({ nightly }) => isFull || !nightly);

const loadProgram = fileURLToPath(new URL('support/hostile-load.ts', import.meta.url));
const lifeMs = scaled(280_000, 3_600_000);

test(`none of ${inputs.length} hostile inputs holds up another visitor`, { timeout: lifeMs }, async () => {
  const { database, startServer } = await startTestEnvironment('SQLite', {}, searchSiteFiles());
  // Freed memory goes back to the system, as in deploy/northlamp.service.
  const variables = {
    TRUST_PROXY: 'false',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '65536',
    METRICS_TOKEN: metricsToken,
  };
  const server = await startServer({ variables, lifeMs });
  const control = await startServer({ lifeMs, variables: { DATABASE_URL: `${database.url}-control` } });
  for (const { pid } of [process, server.child, control.child]) raisePriority(pid);
  // Compiles the code that visits use.
  await visit(server.port, control.port, visitMs);
  const load = fork(loadProgram, [String(server.port)], { execArgv: [] });
  onTestFinished(() => void load.kill('SIGKILL'));
  /** Begins another attack; returns what the one before has sent. */
  const attackWith = async (name: string) => {
    load.send(name);
    const [report] = (await once(load, 'message')) as [object];
    return report;
  };
  const failures: string[] = [];
  let maxBytes = 0;

  for (const { name } of inputs) {
    await attackWith(name);
    await delay(warmUpMs);
    let best = await visit(server.port, control.port, visitMs);
    for (let more = 1; more < visits && problemOf(best); more++) {
      const next = await visit(server.port, control.port, visitMs);
      if (!problemOf(next)) best = next;
    }
    if (name === 'held uploads' && (await sendUpload(server.port)) !== 303) failures.push('nobody else can upload');
    const report = await attackWith('');
    const { rssBytes } = readProcessState(server.child.pid);
    maxBytes = Math.max(maxBytes, rssBytes);
    const loopMs = (await readLongestDelay(server.port)) * 1000;
    const line = [
      `${name}: ${describe(best)}`,
      `event loop ${loopMs.toFixed(0)} ms`,
      `${(rssBytes / 1e6).toFixed(0)} MB`,
      JSON.stringify(report),
    ].join(', ');
    process.stdout.write(`${line}\n`);
    if (problemOf(best)) failures.push(line);
  }

  expect(failures).toEqual([]);
  expect(maxBytes).toBeLessThan(maxRssBytes);
  const lines = server.output().split('\n');
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

/** Protects the measurement from other programs on the machine, if the system allows it. */
function raisePriority(pid: number | undefined): void {
  try {
    setPriority(pid ?? 0, -10);
  } catch {
    // Needs a privilege.
  }
}

/** Whether pages were too slow, or a form was not accepted. */
function problemOf({ pages, control, forms }: Experience): boolean {
  const isSlow =
    median(pages) - median(control) > limits.medianMs || Math.max(...pages) - Math.max(...control) > limits.worstMs;
  return isSlow || forms.some((status) => status !== 303);
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
}

function describe({ pages, control, forms }: Experience): string {
  const times = (all: number[]) => `${median(all).toFixed(0)} ms (worst ${Math.max(...all).toFixed(0)})`;
  return `page ${times(pages)}, control ${times(control)}, forms ${[...new Set(forms)].join(' ')}`;
}
