/**
 * Scripts of package.json. Those of a round run at the same time, two by two, the longest first; each round starts after
 * the one before it.
 */
export const shortRounds = [
  // The types and the linter need Astro's types, which only one process can write at a time.
  ['sync'],
  ['test:faults', 'test:unit'],
  // The build takes one processor.
  ['build', 'test:database', 'check:format', 'check:styles', 'check:dead-code'],
  // The browsers wait now and then, which leaves time for the others.
  ['test:browser', 'test:pages', 'check:lint', 'check:types', 'test:engines'],
];

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
