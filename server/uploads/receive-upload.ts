import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileKinds } from '#contracts/forms/file-field.ts';
import { limits } from '#contracts/forms/limits.ts';
import type { IdentifiedFile } from '#server/forms/describe-files.ts';
import { RequestProblem } from '#server/forms/request-problem.ts';
import { cleanFileName } from './clean-file-name.ts';
import { detectFileType } from './file-signature.ts';
import { readMultipart, type ReceivedFile } from './read-multipart.ts';
import type { UploadSlots } from './upload-slots.ts';

/** A form that came with files, whose contents were looked at. */
export type ReceivedUpload = { texts: Readonly<Record<string, string>>; files: readonly IdentifiedFile[] };

/** How the names of the temporary folders begin. */
export const uploadPrefix = 'northlamp-upload-';

/** How uploads are received. */
export type UploadOptions = { uploads: UploadSlots; network: string; mostBytes: number };

/**
 * Receives a `multipart/form-data` body: waits for a place among the uploads before a byte of it is read, and keeps its
 * files in a folder that is there until `use` is done.
 *
 * @throws RequestProblem 415 for another type, 413, 400, 503 when there was no place in time or the disk is full
 */
export async function receiveUpload<Result>(
  request: IncomingMessage,
  { uploads, network, mostBytes }: UploadOptions,
  use: (received: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) throw new RequestProblem(415);
  if (Number(request.headers['content-length']) > mostBytes) throw new RequestProblem(413);
  const leave = await uploads.enter(network);
  if (!leave) throw new RequestProblem(503);
  let folder: string | undefined;
  try {
    folder = await mkdtemp(join(tmpdir(), uploadPrefix)).catch(() => {
      throw new RequestProblem(503);
    });
    const { texts, files } = await readMultipart(request, folder, Object.keys(fileKinds), mostBytes);
    return await use({ texts, files: await Promise.all(files.map(identify)) });
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    leave();
  }
}

async function identify({ field, name, bytes, path }: ReceivedFile): Promise<IdentifiedFile> {
  // Nothing is left of a file that is too large, and it will be refused for that.
  const type = bytes > limits.fileBytes ? undefined : await detectFileType(path);
  // A browser without a file to send sends one without name and content.
  return { field, name: name === '' && bytes === 0 ? '' : cleanFileName(name, type ?? '', field), type, bytes, path };
}
