import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildReaders, deepRounds, isBackground, shortRounds } from './rounds.ts';

type Workflow = { jobs: { test: { strategy: { matrix: { include: { scripts: string }[] } } } } };

test('the rounds run scripts of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  expect([...shortRounds, ...deepRounds].flat().filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the build ends before the round of a script that reads it', () => {
  for (const rounds of [shortRounds, deepRounds]) {
    const build = rounds.findIndex((names) => names.includes('build'));
    expect(
      rounds
        .slice(0, build + 1)
        .flat()
        .filter((name) => buildReaders.includes(name)),
    ).toEqual([]);
  }
});

test('checks leave the processors to tests', () => {
  const background = shortRounds.flat().filter(isBackground);
  expect(background).toEqual(expect.arrayContaining(['check:types', 'check:lint', 'test:pages']));
  expect(background).not.toContain('test:browser');
});

test('the jobs of the CI workflow run every script', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const named = jobs.test.strategy.matrix.include.flatMap(({ scripts }) => scripts.split(' '));
  expect(new Set(named)).toEqual(new Set(shortRounds.flat()));
});
