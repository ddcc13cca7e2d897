import { expect, test } from 'vitest';
import { collectionStorage } from './collection-storage.ts';

test('only thousands of documents are kept in several files', () => {
  expect(collectionStorage()).toBe('single-file');
  expect(collectionStorage(3_000)).toBe('single-file');
  expect(collectionStorage(10_000)).toMatchObject({ type: 'chunked' });
});
