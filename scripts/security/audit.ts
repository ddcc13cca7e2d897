import { execFile } from 'node:child_process';
import { z } from 'zod';
import type { Finding } from './finding.ts';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** Checks the server's dependencies for known vulnerabilities with `npm audit`. */
export async function auditDependencies(): Promise<Finding[]> {
  return readAudit(await runAudit());
}

/**
 * Parses the output of `npm audit --json`: a report, or an error if the registry does not support audits.
 *
 * @param output JSON; anything else counts as unsupported
 */
export function readAudit(output: string): Finding[] {
  const { data } = report.safeParse(parseJson(output));
  if (!data) return [{ level: 'unknown', text: 'Dependencies: the registry in use does not support npm audit.' }];
  const found = Object.entries(data.vulnerabilities);
  if (found.length === 0) return [{ level: 'ok', text: 'Dependencies: npm audit found no vulnerabilities.' }];
  return found.map(([name, { severity }]) => ({
    level: 'problem',
    text: `Dependencies: ${name} has a known vulnerability (severity ${severity}); run npm audit.`,
  }));
}

function runAudit(): Promise<string> {
  return new Promise((resolve) => {
    // npm audit exits with 1 if it finds vulnerabilities: use the output, not the exit code.
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
