import { expect, test } from 'vitest';
import type { JobDocument } from '#site/queries/jobs.ts';
import { whereOf } from './job-filter.ts';

const job = (place: 'lulea' | undefined, remote: boolean) => ({ entry: { data: { place, remote } } }) as JobDocument;

test('a job can be found by its place and as remote, several jobs by all of theirs', () => {
  expect(whereOf([job('lulea', true)])).toBe('lulea remote');
  expect(whereOf([job(undefined, true)])).toBe('remote');
  expect(whereOf([job(undefined, true), job('lulea', false), job('lulea', true)])).toBe('remote lulea');
});
