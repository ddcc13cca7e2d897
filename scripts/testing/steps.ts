import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shorten, singleOutcome, type Outcome } from './outcome.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { runProgram } from './run-program.ts';
import { readVitestReport } from './vitest-report.ts';

/** One part of `npm test`. */
export type Step = {
  name: string;
  /** Steps that must finish first. */
  after: readonly string[];
  /** Steps that must succeed first. */
  needs: readonly string[];
  /** Uses all processors, so it runs alone. */
  isExclusive: boolean;
  run: () => Promise<Outcome>;
};

const seconds = 1_000;

/** A step that counts as one test. */
function commandStep(
  name: string,
  command: readonly [string, ...string[]],
  {
    limitMs = 300 * seconds,
    env = {},
    ...rest
  }: Partial<Step> & { limitMs?: number; env?: Record<string, string> } = {},
): Step {
  const run = async () => {
    const { exitCode, output } = await runProgram(command, { limitMs, env });
    return singleOutcome(exitCode, output);
  };
  return { name, after: [], needs: [], isExclusive: false, run, ...rest };
}

/** A step that writes a JSON report to the given file; its tests are counted from the report. */
function reportStep(
  name: string,
  {
    command,
    env,
    read,
    limitMs,
  }: {
    command: (report: string) => readonly [string, ...string[]];
    env?: (report: string) => Record<string, string>;
    read: (json: string) => Outcome;
    limitMs: number;
  },
  rest: Partial<Step> = {},
): Step {
  const run = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'northlamp-report-'));
    const report = join(folder, 'report.json');
    try {
      const { exitCode, output } = await runProgram(command(report), { limitMs, env: env?.(report) ?? {} });
      const outcome = tryRead(report, read);
      // A run that failed without a failed test did not run all tests.
      if (!outcome) return singleOutcome(exitCode || 1, output);
      const isUnexplained = exitCode !== 0 && outcome.failed === 0;
      return isUnexplained ? { ...outcome, failed: 1, failures: [shorten(output, 60)] } : outcome;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  return { name, after: [], needs: [], isExclusive: false, run, ...rest };
}

function tryRead(report: string, read: (json: string) => Outcome): Outcome | undefined {
  try {
    return read(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

const vitest = (projects: readonly string[], limitMs: number) => ({
  command: (report: string) =>
    [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=json',
      `--outputFile=${report}`,
    ] as const,
  read: readVitestReport,
  limitMs,
});

/** All steps; of two that can run in parallel, the longest first. */
export const steps: readonly Step[] = [
  commandStep('types', ['npm', 'run', '--silent', 'check:types']),
  // On a fresh clone, Astro's types, which the linter uses too, exist only after `types`.
  commandStep('lint', ['eslint', '.', '--max-warnings=0'], { after: ['types'] }),
  reportStep('unit', vitest(['unit', 'components'], 300 * seconds)),
  reportStep('database', vitest(['database'], 400 * seconds)),
  reportStep('faults', vitest(['faults'], 400 * seconds)),
  commandStep('format', ['prettier', '--check', '--log-level=warn', '.']),
  commandStep('styles', ['stylelint', 'site/**/*.css', '--max-warnings=0']),
  commandStep('dead code', ['knip', '--no-progress']),
  // Both write Astro's types, so they can't run in parallel.
  commandStep('build', ['npm', 'run', '--silent', 'build'], { after: ['types'], isExclusive: true }),
  commandStep('pseudo build', ['astro', 'build', '--silent', '--outDir', '.cache/pseudo/site'], {
    needs: ['build'],
    isExclusive: true,
    env: { LOCALES: 'pseudo' },
  }),
  reportStep('built pages', vitest(['build'], 300 * seconds), { needs: ['build'], isExclusive: true }),
  reportStep(
    'browser',
    {
      command: () => ['playwright', 'test', '--reporter=json'],
      env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      read: readPlaywrightReport,
      limitMs: 1_170 * seconds,
    },
    { needs: ['build', 'pseudo build'], isExclusive: true },
  ),
  reportStep(
    'engines',
    {
      command: () => ['playwright', 'test', '--config', 'playwright.engines.config.ts', '--reporter=json'],
      env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      read: readPlaywrightReport,
      // Includes time to download the engines.
      limitMs: 600 * seconds,
    },
    { needs: ['build'], isExclusive: true },
  ),
];
