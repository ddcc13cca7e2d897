import { expect, test } from 'vitest';
import { neighborsOf, relatedTo } from './article-order.ts';

/** In these tests, an article is its own list of apps and topics. */
const subjectsOf = (one: ReturnType<typeof item>) => one;

const item = (slug: string, apps: readonly string[] = [], topics: readonly string[] = []) => ({ slug, apps, topics });

test('the newest article has no newer neighbor and the oldest no older one', () => {
  const items = [item('c'), item('b'), item('a')];
  expect(neighborsOf(items, 'c')).toEqual({ newer: undefined, older: items[1] });
  expect(neighborsOf(items, 'b')).toEqual({ newer: items[0], older: items[2] });
  expect(neighborsOf(items, 'a')).toEqual({ newer: items[1], older: undefined });
});

test('an article that is not in the list has no neighbors', () => {
  expect(neighborsOf([item('a')], 'x')).toEqual({ newer: undefined, older: undefined });
});

test('a shared app relates more than a shared topic, and the newest comes first among equals', () => {
  const own = item('own', ['vpn'], ['privacy']);
  const items = [
    item('newer'),
    own,
    item('older'),
    item('nothing'),
    item('topic', [], ['privacy']),
    item('app', ['vpn']),
    item('app too', ['vpn']),
  ];
  expect(relatedTo(items, own, subjectsOf).map(({ slug }) => slug)).toEqual(['app', 'app too', 'topic']);
});

test('neighbors are excluded from related articles, because they are shown anyway', () => {
  const own = item('own', ['vpn']);
  expect(relatedTo([item('newer', ['vpn']), own, item('older', ['vpn'])], own, subjectsOf)).toEqual([]);
});
