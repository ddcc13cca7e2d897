import { expect, test } from 'vitest';
import { readChoice, writeChoice } from './choice.ts';

const topics = [{ id: 'company' }, { id: 'security' }];

test('the choice is read from the address', () => {
  expect(readChoice('?q=vpn+locations&category=security', 'category', topics)).toEqual({
    query: 'vpn locations',
    topic: 'security',
  });
  expect(readChoice('', 'category', topics)).toEqual({ query: '', topic: '' });
});

test('a topic that does not exist is no choice, and endless queries are cut', () => {
  expect(readChoice('?category=<script>', 'category', topics).topic).toBe('');
  expect(readChoice(`?q=${'a'.repeat(5000)}`, 'category', topics).query).toHaveLength(200);
});

test('the choice is written beside other parameters, and an empty one leaves no trace', () => {
  const address = 'https://example.org/news?utm=1#top';
  const chosen = writeChoice(address, 'category', { query: ' backup ', topic: 'security' });
  expect(chosen).toBe('https://example.org/news?utm=1&q=backup&category=security#top');
  expect(writeChoice(chosen, 'category', { query: '', topic: '' })).toBe(address);
});
