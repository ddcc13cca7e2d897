import { open, type FileHandle } from 'node:fs/promises';
import type { SiteFile } from './load-site.ts';

/** Identity forms, as they lie on the disk. */
export type IdentityBodies = {
  /** The body, if it is in memory. */
  kept: (file: SiteFile) => Buffer | undefined;
  /** Opens the file: to a body when it is small, else to a handle, which the caller closes. */
  open: (file: SiteFile) => Promise<Buffer | FileHandle>;
};

/** 64 kB covers fonts, icons and previews; 16 MB holds hundreds of them and is small beside the compressed pages. */
const smallBytes = 65_536;
const budgetBytes = 16 * 1024 * 1024;

/** Makes a reader that keeps small files which were asked for, the latest read ones when there are too many. */
export function createIdentityBodies(): IdentityBodies {
  const bodies = new Map<string, Buffer>();
  let total = 0;

  const keep = (location: string, body: Buffer) => {
    if (bodies.has(location)) return;
    bodies.set(location, body);
    total += body.length;
    for (const [oldest, { length }] of bodies) {
      if (total <= budgetBytes) break;
      bodies.delete(oldest);
      total -= length;
    }
  };

  return {
    kept: ({ location }) => bodies.get(location),
    open: async ({ location, bytes }) => {
      const handle = await open(location);
      let isHandedOver = false;
      try {
        const { size } = await handle.stat();
        // Another build lies there by now; its bytes would go out with the headers of the one in memory.
        if (size !== bytes) throw new Error('a file on the disk is not of the build that was loaded');
        isHandedOver = bytes > smallBytes;
        if (isHandedOver) return handle;
        const body = await handle.readFile();
        keep(location, body);
        return body;
      } finally {
        if (!isHandedOver) await handle.close();
      }
    },
  };
}
