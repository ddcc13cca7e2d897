import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { steps } from './steps.ts';

type Workflow = { jobs: { test: { strategy: { matrix: { include: { steps: string }[] } } } } };

test('the jobs of the CI workflow run every step exactly once', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const named = jobs.test.strategy.matrix.include.flatMap((job) => job.steps.split(','));
  expect(named.sort()).toEqual(steps.map(({ name }) => name).sort());
});
