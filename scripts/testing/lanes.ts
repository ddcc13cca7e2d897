/**
 * Scripts of package.json, in lanes that run at the same time, on two processors: what builds the site and opens it in
 * browsers, what runs in Node, and what only reads files. A lane runs its scripts one after another.
 */
export const shortLanes = [
  ['sync', 'build', 'test:browser', 'test:engines'],
  // Most of these tests wait for processes and time limits.
  ['test:faults', 'test:unit', 'test:database', 'test:pages'],
  // The first needs no types: meanwhile the build writes those of Astro, which the others read.
  ['check:format', 'check:types', 'check:lint', 'check:styles', 'check:dead-code'],
] as const;

/** Every page in every language, long chaos, PostgreSQL too, all journeys in three engines. */
export const deepLanes = [
  ['build', 'build:pseudo', 'check:html', 'test:faults', 'test:browser', 'test:engines'],
] as const;

export type ScriptName = (typeof shortLanes | typeof deepLanes)[number][number];

/** The script that another one waits for, if both run: it reads what that writes. */
export const needs: Readonly<Partial<Record<ScriptName, ScriptName>>> = {
  'check:types': 'sync',
  'check:lint': 'sync',
  'check:html': 'build',
  'test:pages': 'build',
  'test:browser': 'build',
  'test:engines': 'build',
};

/** Whether a script only reads files: it gets the time that tests with servers, browsers, and time limits leave. */
export function isBackground(name: ScriptName): boolean {
  return name.startsWith('check:') || name === 'test:pages';
}

/** Environment variables of the deep lanes. */
export const deepVariables = { FAULTS: 'full', PAGES: 'all', ENGINES: 'all' };
