/**
 * Scripts of package.json, in the order in which they start; `scripts/test.ts` runs some at the same time. First what others
 * wait for and what waits itself, last what is short, so that no processor is idle at the end.
 */
export const shortScripts = [
  ...['sync', 'build', 'test:faults', 'test:unit', 'test:pages', 'test:browser'],
  ...['check:types', 'check:lint', 'test:database'],
  ...['check:format', 'test:engines', 'check:styles', 'check:dead-code'],
];

/** Every page in every language, long chaos, PostgreSQL too, all journeys in three engines. */
export const deepScripts = ['build', 'build:pseudo', 'test:pages', 'test:faults', 'test:browser', 'test:engines'];

/** The script that another one waits for, if both run: it reads what that writes. */
export const needs: Readonly<Record<string, string>> = {
  build: 'sync',
  'check:types': 'sync',
  'check:lint': 'sync',
  'test:pages': 'build',
  'test:browser': 'build',
  'test:engines': 'build',
};

/** Whether a script only reads files: it gets the time that tests with servers, browsers, and time limits leave. */
export function isBackground(name: string): boolean {
  return name.startsWith('check:');
}

/** Environment variables of the deep scripts. */
export const deepVariables = { FAULTS: 'full', PAGES: 'all', ENGINES: 'all' };
