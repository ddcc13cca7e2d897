/**
 * Scripts of package.json. Those of a round run at the same time, three by three, the longest first; each round starts after
 * the one before it.
 */
export const shortRounds = [
  // The types and the linter need Astro's types, which only one process can write at a time.
  ['sync'],
  // Both tests wait for processes and time limits, which leaves time for checks.
  ['test:faults', 'test:unit', 'check:types', 'check:format', 'check:styles', 'check:dead-code'],
  ['build', 'test:database'],
  // The browsers wait now and then, too.
  ['test:browser', 'test:pages', 'check:lint', 'test:engines'],
];

/** Whether a script only reads files: it gets the time that tests with servers, browsers, and time limits leave. */
export function isBackground(name: string): boolean {
  return name.startsWith('check:') || name === 'test:pages';
}

/** Scripts that read the last build; without one, they don't run. */
export const buildReaders: readonly string[] = ['test:browser', 'test:pages', 'test:engines', 'check:html'];

/** Every page in every language, long chaos, PostgreSQL too, all journeys in three engines. */
export const deepRounds = [
  ['build'],
  ['build:pseudo', 'check:html'],
  ['test:faults'],
  ['test:browser'],
  ['test:engines'],
];

/** Environment variables of the deep rounds. */
export const deepVariables = { FAULTS: 'full', PAGES: 'all', ENGINES: 'all' };
