import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deepScripts, isBackground, needs, shortScripts } from './scripts.ts';

type Workflow = { jobs: { test: { strategy: { matrix: { include: { scripts: string }[] } } } } };

test('the scripts are in package.json, and each runs once', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  for (const names of [shortScripts, deepScripts]) {
    expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a script starts after the one that it waits for', () => {
  for (const names of [shortScripts, deepScripts])
    for (const [name, needed] of Object.entries(needs))
      if (names.includes(name)) expect(names.indexOf(needed), name).toBeLessThan(names.indexOf(name));
});

test('whatever reads the build waits for it', () => {
  const readers = shortScripts.filter((name) => needs[name] === 'build');
  expect(readers).toEqual(expect.arrayContaining(['test:browser', 'test:engines', 'test:pages']));
});

test('checks leave the processors to tests', () => {
  const background = shortScripts.filter(isBackground);
  expect(background).toEqual(expect.arrayContaining(['check:types', 'check:lint']));
  expect(background).not.toContain('test:browser');
});

test('the jobs of the CI workflow run every script', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const named = jobs.test.strategy.matrix.include.flatMap(({ scripts }) => scripts.split(' '));
  expect(new Set(named)).toEqual(new Set(shortScripts));
});
