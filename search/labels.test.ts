import { expect, test } from 'vitest';
import { pageKinds, type PageKind } from './index-format.ts';
import { resultContext, type SearchLabels } from './labels.ts';
import type { Result } from './search-pages.ts';

const kinds = Object.fromEntries(pageKinds.map((kind) => [kind, kind])) as SearchLabels['kinds'];
const about = (own: Partial<Result>) => {
  const result = { href: '/', title: 'Title', titleParts: [], lang: undefined, heading: '', passage: [] };
  return resultContext(
    { ...result, kind: 'page' satisfies PageKind, app: undefined, ...own },
    { kinds, questions: 'Questions', apps: { vpn: 'Northlamp VPN' } },
  );
};

test('a result says its kind, its app and its section', () => {
  expect(about({ kind: 'documentation', app: 'vpn', heading: 'Connect' })).toEqual({
    kind: 'documentation',
    place: 'Northlamp VPN · Connect',
  });
  expect(about({ kind: 'blog' })).toEqual({ kind: 'blog', place: '' });
});

test('an app is named once', () => {
  expect(about({ app: 'vpn', title: 'Set up Northlamp VPN', heading: 'Connect' }).place).toBe('Connect');
  expect(about({ app: 'vpn', heading: 'Northlamp VPN on Android' }).place).toBe('Northlamp VPN on Android');
});

test('a question is told from a page of questions', () => {
  expect(about({ kind: 'faq', heading: 'VPN on Android' }).kind).toBe('faq');
  expect(about({ kind: 'faq' }).kind).toBe('Questions');
});
