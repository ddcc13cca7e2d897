import { expect, test } from 'vitest';
import { rankEncodings } from './negotiate-encoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['br', ['br', 'identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br;q=0', ['identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000, *', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity, br;q=0.2', ['identity', 'br']],
  ['identity;q=0', []],
  ['gzip, identity;q=0', ['gzip']],
  ['gzip, *;q=0', ['gzip']],
  ['*;q=0', []],
  ['*;q=0, identity', ['identity']],
  ['deflate', ['identity']],
  ['br ; q=0.8 , gzip ;q=0.9', ['gzip', 'br', 'identity']],
  ['br;q=nonsense, gzip', ['gzip', 'identity']],
  ['br;q=7', ['identity']],
  [';;,,=', ['identity']],
])('Accept-Encoding %j accepts %j', (header, expected) => {
  expect(rankEncodings(header)).toEqual(expected);
});
