import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deepLanes, isBackground, needs, shortLanes } from './lanes.ts';

type Workflow = { jobs: { test: { strategy: { matrix: { include: { scripts: string }[] } } } } };

test('the lanes run scripts of package.json, each once', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  for (const lanes of [shortLanes, deepLanes]) {
    const names = lanes.flat();
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a script that waits for another is not before it in the same lane', () => {
  for (const lane of [...shortLanes, ...deepLanes].map((names): readonly string[] => names))
    for (const [name, needed] of Object.entries(needs))
      if (lane.includes(name)) expect(lane.slice(lane.indexOf(name)), name).not.toContain(needed);
});

test('whatever reads the build waits for it', () => {
  const readers = shortLanes.flat().filter((name) => needs[name] === 'build');
  expect(readers).toEqual(expect.arrayContaining(['test:browser', 'test:engines', 'test:pages']));
});

test('checks leave the processors to tests', () => {
  const background = shortLanes.flat().filter(isBackground);
  expect(background).toEqual(expect.arrayContaining(['check:types', 'check:lint', 'test:pages']));
  expect(background).not.toContain('test:browser');
});

test('the jobs of the CI workflow run every script', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const named = jobs.test.strategy.matrix.include.flatMap(({ scripts }) => scripts.split(' '));
  expect(new Set(named)).toEqual(new Set(shortLanes.flat()));
});
