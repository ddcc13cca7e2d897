import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './choice.ts';

const topics = [{ id: 'company' }, { id: 'security' }];

test('the filter is read from the URL', () => {
  expect(readChoice('#q=vpn+locations&category=security', 'category', topics)).toEqual({
    query: 'vpn locations',
    topic: 'security',
  });
  expect(readChoice('', 'category', topics)).toEqual({ query: '', topic: '' });
});

test('unknown topics are ignored, and long queries are truncated', () => {
  expect(readChoice('#category=<script>', 'category', topics).topic).toBe('');
  expect(readChoice(`#q=${'a'.repeat(5000)}`, 'category', topics).query).toHaveLength(200);
});

test('the filter is written into the fragment, which browsers don’t send, and an empty one is removed', () => {
  const address = 'https://example.org/news?utm=1';
  const chosen = writeChoice(address, 'category', { query: ' backup ', topic: 'security' });
  expect(chosen).toBe('https://example.org/news?utm=1#q=backup&category=security');
  expect(writeChoice(chosen, 'category', { query: '', topic: '' })).toBe(address);
});
