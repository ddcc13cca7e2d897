import { expect, test } from 'vitest';
import type { JobDocument } from '#site/queries/jobs.ts';
import { whereOf } from './job-filter.ts';

const job = (place: 'lulea' | undefined, remote: boolean) => ({ entry: { data: { place, remote } } }) as JobDocument;

test('a job is found by its place and as remote, a group by all places of its jobs', () => {
  expect(whereOf([job('lulea', true)])).toBe('lulea remote');
  expect(whereOf([job(undefined, true)])).toBe('remote');
  expect(whereOf([job(undefined, true), job('lulea', false), job('lulea', true)])).toBe('remote lulea');
});
