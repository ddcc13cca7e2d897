import { expect, test } from 'vitest';
import { collectionStorage } from './collection-storage.ts';

test('splits the content store into several files only for thousands of documents', () => {
  expect(collectionStorage()).toBe('single-file');
  expect(collectionStorage(3_000)).toBe('single-file');
  expect(collectionStorage(10_000)).toMatchObject({ type: 'chunked' });
});
