import { readFileSync } from 'node:fs';

/** Returns the options of Node that the server runs with on a machine with systemd, such as limits of its memory. */
export function serverFlags(): string[] {
  const unit = readFileSync(new URL('../../deploy/northlamp.service', import.meta.url), 'utf8');
  return /^ExecStart=(.+)$/m.exec(unit)?.[1]?.match(/(?<= )--\S+/g) ?? [];
}
