/**
 * Scripts of package.json. Those of a round run at the same time, two by two, the longest first; each round starts after
 * the one before it.
 */
export const shortRounds = [
  // The types and the linter need Astro's types, which only one process can write at a time.
  ['sync'],
  ['test:faults', 'test:unit', 'check:types', 'check:lint'],
  // The build takes one processor.
  ['build', 'test:database', 'check:format', 'check:styles', 'check:dead-code'],
  ['test:pages', 'test:engines', 'test:browser'],
];

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
