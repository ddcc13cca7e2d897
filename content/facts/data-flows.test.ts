import { expect, test } from 'vitest';
import { appPrivacy, type Place } from './app-privacy.ts';
import { appIds } from './apps.ts';
import { dataFlows, type Station } from './data-flows.ts';

/** Maps places in a policy to stations of the diagram. A file that the user saves needs no line. */
const stationOf: Partial<Record<Place, Station>> = {
  server: 'us',
  'server-memory': 'us',
  'trusted-phone': 'trusted-phone',
  'other-phone': 'other-phone',
};

/** Data of an app in its policies, on all its platforms. */
const dataOf = (app: (typeof appIds)[number]) =>
  appPrivacy.filter((policy) => policy.app === app && policy.available).flatMap(({ data }) => data);

test.each(appIds)('%s: all data that leaves the phone according to the policy has a line to its destination', (app) => {
  for (const { kind, place } of dataOf(app)) {
    const station = stationOf[place];
    if (!station) continue;
    const lines = dataFlows[app].lines.filter(({ data }) => data.includes(kind));
    expect(lines.map(({ stops }) => Object.keys(stops)).flat(), `${kind} at ${place}`).toContain(station);
  }
});

test.each(appIds)('%s: every line represents data of the policy and goes no further than the policy says', (app) => {
  const stored = dataOf(app);
  for (const { id, data, stops } of dataFlows[app].lines) {
    const own = stored.filter(({ kind }) => data.includes(kind));
    expect([...new Set(own.map(({ kind }) => kind))].sort(), id).toEqual([...data].sort());
    const isSent = own.some(({ place }) => place !== 'device');
    if (data.length > 0 && id !== 'traffic') expect(Object.keys(stops).length > 0, id).toBe(isSent);
  }
});

test.each(appIds)('%s: a line goes to Google if the policy names its push service', (app) => {
  const parties = appPrivacy.filter((policy) => policy.app === app).flatMap(({ thirdParties }) => thirdParties);
  const isDrawn = dataFlows[app].lines.some(({ stops }) => stops.google);
  expect(isDrawn).toBe(parties.includes('google-push'));
});

test.each(appIds)('%s: lines stop at stations of the diagram only', (app) => {
  for (const { id, stops } of dataFlows[app].lines)
    for (const station of Object.keys(stops)) expect(dataFlows[app].stations, id).toContain(station);
});

test.each(appIds)('%s: only data named in the policy reaches us readable', (app) => {
  const named = dataOf(app).filter(({ ground }) => ground !== 'yours');
  for (const { id, stops, data } of dataFlows[app].lines)
    if (stops.us === 'open')
      expect(
        named.map(({ kind }) => kind),
        id,
      ).toEqual(expect.arrayContaining([...data]));
});
