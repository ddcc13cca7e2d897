import { expect, test } from 'vitest';
import { trackCells } from './flow-track.ts';

const stations = ['phone', 'network', 'us', 'websites'] as const;
const draw = (line: Omit<Parameters<typeof trackCells>[0], 'id' | 'data'>) =>
  trackCells({ id: 'traffic', data: [], ...line }, stations).map(({ way = '', stops }) => `${way}${stops ? '*' : ''}`);

test('a line goes from the phone to its end and passes stations where it does not stop', () => {
  expect(draw({ stops: { network: 'tunnel', us: 'tunnel', websites: 'open' } })).toEqual([
    '*',
    'tunnel*',
    'tunnel*',
    'open*',
  ]);
  expect(draw({ stops: { network: 'open', websites: 'open' } })).toEqual(['*', 'open*', 'open', 'open*']);
});

test('blocked data ends before the next station', () => {
  expect(draw({ stops: {}, held: true })).toEqual(['*', 'held', '', '']);
  expect(draw({ stops: { network: 'open', us: 'open' }, held: true })).toEqual(['*', 'open*', 'open*', 'held']);
});
