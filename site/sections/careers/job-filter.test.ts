import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobPlaces, teams } from '#content/facts/topics.ts';

/** Without white space, which is where the formatter wants it. */
const styles = readFileSync('site/sections/careers/OpenJobs.module.css', 'utf8').replace(/\s+/g, '');

test.each(teams)('the filter can choose the team %s', (team) => {
  expect(styles).toContain(`[value='${team}']:checked).team:not([data-team='${team}'])`);
});

test.each([...jobPlaces, 'remote'])('the filter can choose the place %s', (place) => {
  expect(styles).toContain(`[value='${place}']:checked)[data-where]:not([data-where~='${place}'])`);
});

test.each(teams.flatMap((team) => [...jobPlaces, 'remote'].map((place) => [team, place] as const)))(
  'it says so when %s has no job in the place %s',
  (team, place) => {
    expect(styles).toContain(
      `:has([value='${team}']:checked):has([value='${place}']:checked):not(:has([data-team='${team}'][data-where~='${place}'])`,
    );
  },
);
