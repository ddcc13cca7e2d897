import { shorten, type Outcome } from './outcome.ts';

/** The part of Playwright's JSON report used here. */
type Report = {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

type Suite = { title: string; suites?: Suite[]; specs: Spec[] };

type Spec = {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    annotations?: { type: string; description?: string }[];
    results: { errors: { message?: string }[] }[];
  }[];
};

/** Reads Playwright's report. Flaky tests and errors outside tests count as failures. */
export function readPlaywrightReport(json: string): Outcome {
  const { suites, errors, stats } = JSON.parse(json) as Report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map(({ message = '' }) => shorten(message, 25)), ...suites.flatMap(failuresIn)],
    notes: [...new Set(suites.flatMap(enginesIn))],
  };
}

/** Engine versions, or why there is no engine, from test annotations (`tests/engines/support/test.ts`). */
function enginesIn({ suites = [], specs }: Suite): string[] {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap(({ annotations: all = [] }) => all));
  const own = annotations.flatMap(({ type, description = '' }) => (type === 'engine' ? [description] : []));
  return [...own, ...suites.flatMap(enginesIn)];
}

function failuresIn({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return `${file}:${line} [${projectName}] ${title}\n${shorten(messages.join('\n'), 25)}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}
