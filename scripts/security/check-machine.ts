import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { uploadFolder } from '#server/forms/uploads/upload-folder.ts';
import { mailFolder } from '#server/mail/transport.ts';
import { parseJson } from '#server/parse-json.ts';

/** One result of `npm run security`. `unknown`: the check was not possible; the text says why. */
export type Finding = { level: 'ok' | 'problem' | 'unknown'; text: string };

/** Checks that only the server's user can read visitors' data. */
export function checkFiles(config: Pick<Config, 'database'>): Finding[] {
  const { database } = config;
  const databaseFiles = database.dialect === 'sqlite' ? ['', '-wal', '-shm'].map((end) => database.path + end) : [];
  const folders = [mailFolder(config), uploadFolder(config)];
  const paths = [...databaseFiles, ...folders.flatMap((folder) => [folder, ...filesIn(folder)])].filter(existsSync);
  const open = paths.filter((path) => (statSync(path).mode & 0o077) !== 0);
  if (open.length > 0) {
    return open.map((path) => ({
      level: 'problem',
      text: `Files: other users can access ${resolve(path)}; run: chmod go= ${path}`,
    }));
  }
  if (paths.length === 0) return [{ level: 'unknown', text: 'Files: none exist yet; start the server first.' }];
  return [{ level: 'ok', text: `Files: all ${paths.length} files and folders are accessible only to their owner.` }];
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

const auditReport = z.object({
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
  const { data } = auditReport.safeParse(parseJson(output));
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
