import { globSync, readdirSync, readFileSync } from 'node:fs';

/** What a process holds now. */
export type ProcessState = { descriptors: number; rssBytes: number };

/** Reads it from Linux' `/proc`. */
export function readProcessState(pid: number | undefined): ProcessState {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return { descriptors: readdirSync(`/proc/${pid}/fd`).length, rssBytes: Number(kilobytes) * 1024 };
}

/** Files and folders of uploads that are being received, or were left behind, somewhere in some folders. */
export function uploadRemains(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => globSync(`${folder}/**/uploads/*`));
}
