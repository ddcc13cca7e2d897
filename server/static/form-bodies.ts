import { open, type FileHandle } from 'node:fs/promises';
import type { FileForm } from './load-site.ts';

/** Bodies of forms, from memory or from the disk. */
export type FormBodies = {
  /** The body, if it is in memory. */
  kept: (form: FileForm) => Buffer | undefined;
  /** Opens the form's file: to a body when it is small, else to a handle, which the caller closes. */
  open: (form: FileForm) => Promise<Buffer | FileHandle>;
};

/**
 * 64 kB covers fonts, icons, previews and pages; 24 MB holds hundreds of them. Together with all brotli forms, which are
 * in memory anyway, a site of 2,400 pages stays well under the 256 MB of a small machine.
 */
const smallBytes = 65_536;
const budgetBytes = 24 * 1024 * 1024;

/** Makes a reader that keeps small files which were asked for; when there are too many, the latest read ones. */
export function createFormBodies(): FormBodies {
  const bodies = new Map<FileForm, Buffer>();
  let total = 0;

  const keep = (form: FileForm, body: Buffer) => {
    if (bodies.has(form)) return;
    bodies.set(form, body);
    total += body.length;
    for (const [oldest, { length }] of bodies) {
      if (total <= budgetBytes) break;
      bodies.delete(oldest);
      total -= length;
    }
  };

  return {
    kept: (form) => form.body ?? bodies.get(form),
    open: async (form) => {
      const handle = await open(form.location);
      let isHandedOver = false;
      try {
        const { size } = await handle.stat();
        // Another build lies there by now; its bytes would go out with the headers of the one in memory.
        if (size !== form.bytes) throw new Error('a file on the disk is not of the build that was loaded');
        isHandedOver = size > smallBytes;
        if (isHandedOver) return handle;
        const body = await handle.readFile();
        keep(form, body);
        return body;
      } finally {
        if (!isHandedOver) await handle.close();
      }
    },
  };
}
