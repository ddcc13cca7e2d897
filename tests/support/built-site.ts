import { readBuiltSite } from '#scripts/site-checks/built-site.ts';

/** The last build. Parsing its pages takes seconds, so all test files of a worker share it. */
export const site = readBuiltSite();
