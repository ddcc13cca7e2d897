import { globSync, readdirSync, readFileSync } from 'node:fs';

/** Resources of a process. */
export type ProcessState = { descriptors: number; rssBytes: number };

/** Reads the state of a process from `/proc` (Linux). */
export function readProcessState(pid: number | undefined): ProcessState {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return { descriptors: readdirSync(`/proc/${pid}/fd`).length, rssBytes: Number(kilobytes) * 1024 };
}

/** Uploads that are in progress or were left behind in the folders. */
export function uploadRemains(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => globSync(`${folder}/**/uploads/*`));
}
