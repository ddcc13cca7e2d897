import { open, type FileHandle } from 'node:fs/promises';
import { wholeHeaders } from './file-headers.ts';
import type { FileForm, SiteFile } from './load-site.ts';
import { prepareAnswer, type PreparedAnswer } from './send-prepared.ts';

/** Forms of files, from memory or from the disk. */
export type FormBodies = {
  /** The form, if it is in memory. */
  kept: (file: SiteFile, form: FileForm) => PreparedAnswer | undefined;
  /** Reads a small form into memory; opens any other to a handle, which the caller closes. */
  open: (file: SiteFile, form: FileForm) => Promise<PreparedAnswer | FileHandle>;
};

/**
 * 64 kB covers fonts, icons, previews and pages; 24 MB holds hundreds of them. Together with all brotli forms, which are
 * in memory anyway, a site of 2,400 pages stays well under the 256 MB of a small machine.
 */
const smallBytes = 65_536;
const budgetBytes = 24 * 1024 * 1024;

/** Makes a reader that keeps small forms which were asked for; when there are too many, the latest read ones. */
export function createFormBodies(): FormBodies {
  const answers = new Map<FileForm, PreparedAnswer>();
  const readings = new Map<FileForm, Promise<PreparedAnswer>>();
  let total = 0;

  const keep = (form: FileForm, answer: PreparedAnswer) => {
    answers.set(form, answer);
    total += answer.bytes.length;
    for (const [oldest, { bytes }] of answers) {
      if (total <= budgetBytes) break;
      answers.delete(oldest);
      total -= bytes.length;
    }
  };

  const read = async (file: SiteFile, form: FileForm) => {
    const handle = await openForm(form);
    try {
      const answer = prepareAnswer(wholeHeaders(file, form), form.bytes);
      await handle.read(answer.body);
      keep(form, answer);
      return answer;
    } finally {
      await handle.close();
    }
  };

  return {
    kept: (file, form) => (form === file.br ? file.prepared : answers.get(form)),
    open: (file, form) => {
      if (form.bytes > smallBytes) return openForm(form);
      // A crowd that comes at once for the same file is served from one reading of it.
      let reading = readings.get(form);
      if (!reading) {
        reading = read(file, form).finally(() => readings.delete(form));
        readings.set(form, reading);
      }
      return reading;
    },
  };
}

async function openForm({ location, bytes }: FileForm): Promise<FileHandle> {
  const handle = await open(location);
  const { size } = await handle.stat();
  if (size === bytes) return handle;
  await handle.close();
  // Another build lies there by now; its bytes would go out with the headers of the one in memory.
  throw new Error('a file on the disk is not of the build that was loaded');
}
