import { expect, test } from 'vitest';
import type { JobDocument } from '#site/queries/jobs.ts';
import { locationsOf } from './job-filter.ts';

const job = (place: 'lulea' | undefined, remote: boolean) => ({ entry: { data: { place, remote } } }) as JobDocument;

test('a job is found by its place and as remote, a group by all places of its jobs', () => {
  expect(locationsOf([job('lulea', true)])).toBe('lulea remote');
  expect(locationsOf([job(undefined, true)])).toBe('remote');
  expect(locationsOf([job(undefined, true), job('lulea', false), job('lulea', true)])).toBe('remote lulea');
});
