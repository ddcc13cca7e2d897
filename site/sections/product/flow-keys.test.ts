import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { appIds } from '#content/facts/apps.ts';
import { reachesUs } from '#content/facts/data-flows.ts';
import { languages } from '#locales/registry.ts';
import { flowKeys } from './flow-keys.ts';

type Names = { data: Record<string, string> };

/** Traffic passes our server and isn't kept, so the policy names only the total that is counted. */
const named = appIds.flatMap((app) => reachesUs(app)).filter(({ id }) => id !== 'traffic');

test.each(languages.map(({ code }) => code))(
  '%s: what reaches us has one name, in diagrams and in policies',
  (code) => {
    const labels = JSON.parse(readFileSync(`locales/${code}/translation.json`, 'utf8')) as Record<string, string>;
    const { data } = parse(readFileSync(`content/app-data/${code}/names.yaml`, 'utf8')) as Names;
    expect(named.length).toBeGreaterThan(0);
    for (const { id, data: kinds } of named) expect(labels[flowKeys[id].what], id).toBe(data[String(kinds[0])]);
  },
);
