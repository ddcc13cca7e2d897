import { execFile } from 'node:child_process';
import { z } from 'zod';
import type { Finding } from './finding.ts';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** Asks the registry for known holes in what the server runs. */
export async function auditDependencies(): Promise<Finding[]> {
  return readAudit(await runAudit());
}

/**
 * Reads what `npm audit --json` printed: a report or, where the registry offers no audit, an error.
 *
 * @param output JSON; anything else counts as no answer
 */
export function readAudit(output: string): Finding[] {
  const { data } = report.safeParse(parseJson(output));
  if (!data) return [{ level: 'unknown', text: 'Dependencies: the registry in use offers no audit (npm audit).' }];
  const found = Object.entries(data.vulnerabilities);
  if (found.length === 0) return [{ level: 'ok', text: 'Dependencies: npm audit knows of no hole.' }];
  return found.map(([name, { severity }]) => ({
    level: 'problem',
    text: `Dependencies: ${name} has a known hole of severity ${severity}; see npm audit.`,
  }));
}

function runAudit(): Promise<string> {
  return new Promise((resolve) => {
    // It ends with 1 when there are holes, too: what it printed is what counts.
    const options = { timeout: 60_000, maxBuffer: 16 * 1024 * 1024 };
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, output) => resolve(output));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
