import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { limits } from '#contracts/forms/limits.ts';
import { RequestProblem } from '#server/forms/request-problem.ts';
import { textBytes } from '#server/forms/body-limits.ts';

/** A form as it came: texts by field, the first of each name, and files. */
export type ReceivedForm = { texts: Readonly<Record<string, string>>; files: readonly ReceivedFile[] };

/** A file in its temporary place. Of one that is too large, nothing is left there. */
export type ReceivedFile = { field: string; name: string; bytes: number; path: string };

/**
 * Reads a `multipart/form-data` body piece by piece: texts into memory, files to the disk. Each limit holds while bytes
 * arrive; what is over a file's limit is counted and thrown away.
 *
 * @param folder where files go; the caller removes it
 * @param fileFields fields whose files are wanted; others are passed over
 * @param mostBytes of the whole body
 * @throws RequestProblem 400 for a body that is no such form, 413 for one with more than any form has, 503 when a file can
 *   not be written
 */
export async function readMultipart(
  request: IncomingMessage,
  folder: string,
  fileFields: readonly string[],
  mostBytes: number,
): Promise<ReceivedForm> {
  if (Number(request.headers['content-length']) > mostBytes) throw new RequestProblem(413);
  const parser = createParser(request);
  const texts: Record<string, string> = Object.create(null) as Record<string, string>;
  const files: Promise<ReceivedFile>[] = [];
  let textLength = 0;

  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      request.unpipe(parser);
      parser.destroy();
      // What is still on its way is thrown away: many clients read the answer only after they have sent all.
      request.resume();
      reject(error);
    };
    parser.on('field', (name, value) => {
      textLength += value.length;
      if (textLength > textBytes) fail(new RequestProblem(413));
      texts[name] ??= value;
    });
    parser.on('file', (field, stream, name) => {
      if (!fileFields.includes(field) || files.length > 0) {
        stream.resume();
        return;
      }
      const file = storeFile(stream, join(folder, String(files.length)), field, name);
      file.catch(fail);
      files.push(file);
    });
    parser.once('partsLimit', () => fail(new RequestProblem(413)));
    parser.once('error', () => fail(new RequestProblem(400)));
    parser.once('finish', () => {
      Promise.all(files).then((all) => resolve({ texts: { ...texts }, files: all }), reject);
    });
    // A client that goes away in the middle leaves no error on the parser.
    request.once('close', () => {
      if (!request.complete) fail(new RequestProblem(400));
    });
    let total = 0;
    request.on('data', (part: Buffer) => {
      total += part.length;
      if (total > mostBytes) fail(new RequestProblem(413));
      // Who still sends is not waiting for an answer.
      if (total > 4 * mostBytes) request.destroy();
    });
    request.pipe(parser);
  });
}

/** Forms have some dozen fields. */
const mostParts = 40;

function createParser(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: {
        fieldNameSize: 100,
        fieldSize: textBytes,
        fileSize: limits.fileBytes + 1,
        parts: mostParts,
        headerPairs: 20,
        headerSize: 4_096,
      },
    });
  } catch {
    throw new RequestProblem(400);
  }
}

async function storeFile(stream: BusboyFileStream, path: string, field: string, name: string): Promise<ReceivedFile> {
  let bytes = 0;
  stream.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch(() => {
    // A full disk, or the sender went away: then nobody reads the answer.
    throw new RequestProblem(503);
  });
  if (bytes > limits.fileBytes) await rm(path);
  return { field, name, bytes, path };
}
