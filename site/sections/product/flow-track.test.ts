import { expect, test } from 'vitest';
import { trackOf } from './flow-track.ts';

const stations = ['phone', 'network', 'us', 'websites'] as const;
const draw = (line: Omit<Parameters<typeof trackOf>[0], 'id' | 'data'>) =>
  trackOf({ id: 'traffic', data: [], ...line }, stations).map(({ way = '', stops }) => `${way}${stops ? '*' : ''}`);

test('a line is drawn from the phone to where it ends, and passes what it has nothing to do with', () => {
  expect(draw({ stops: { network: 'encrypted', us: 'encrypted', websites: 'open' } })).toEqual([
    '*',
    'encrypted*',
    'encrypted*',
    'open*',
  ]);
  expect(draw({ stops: { network: 'open', websites: 'open' } })).toEqual(['*', 'open*', 'open', 'open*']);
});

test('what is held back ends before the next station', () => {
  expect(draw({ stops: {}, held: true })).toEqual(['*', 'held', '', '']);
  expect(draw({ stops: { network: 'open', us: 'open' }, held: true })).toEqual(['*', 'open*', 'open*', 'held']);
});
