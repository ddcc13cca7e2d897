import { expect, test } from 'vitest';
import { appNames, firstRules, nextConnection, noTraffic, toggleRule, type Network, type Rules } from './traffic.ts';

function run(rounds: number, rules: Rules, network: Network, from = noTraffic) {
  let traffic = from;
  for (let round = 0; round < rounds; round++) traffic = nextConnection(traffic, rules, network);
  return traffic;
}

test('every connection is counted once, as allowed or as blocked', () => {
  const traffic = run(25, firstRules, 'wifi');
  expect(traffic.allowed + traffic.blocked).toBe(25);
  expect(appNames.reduce((sum, app) => sum + traffic.stopped[app], 0)).toBe(traffic.blocked);
});

test('a blocked app sends no bytes, and its attempts are counted', () => {
  const before = run(10, firstRules, 'wifi');
  expect(before.bytes.videos).toBeGreaterThan(0);
  const denied = toggleRule(firstRules, 'videos', 'wifi');
  const after = run(20, denied, 'wifi', before);
  expect(after.bytes.videos).toBe(before.bytes.videos);
  expect(after.stopped.videos).toBeGreaterThan(0);
  const again = run(10, toggleRule(denied, 'videos', 'wifi'), 'wifi', after);
  expect(again.bytes.videos).toBeGreaterThan(after.bytes.videos);
});

test('only the rule for the current network applies', () => {
  expect(run(20, firstRules, 'wifi').stopped.videos).toBe(0);
  expect(run(20, firstRules, 'mobile').bytes.videos).toBe(0);
  expect(run(20, toggleRule(firstRules, 'maps', 'mobile'), 'wifi').stopped.maps).toBe(0);
});

test('the log contains the last eight connections, newest first', () => {
  expect(run(10, firstRules, 'wifi').log.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
});

test('a blocked app can be the next to try', () => {
  const { log, stopped } = nextConnection(noTraffic, toggleRule(firstRules, 'videos', 'wifi'), 'wifi', 'videos');
  expect(log.map(({ app, isAllowed }) => [app, isAllowed])).toEqual([['videos', false]]);
  expect(stopped.videos).toBe(1);
});
