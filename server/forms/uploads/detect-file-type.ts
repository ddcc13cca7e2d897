import { open } from 'node:fs/promises';
import type { fileKinds } from '#contracts/forms/file-field.ts';

type MediaType = keyof typeof fileKinds.resume | keyof typeof fileKinds.screenshot;

/** How much of a file is read. The names of a document's first members are within it; see `isDocx()`. */
const startBytes = 64 * 1024;

/**
 * Detects the media type of a file by its first bytes, whatever its name. Nothing is unpacked: the mailbox has to look
 * for malicious content.
 *
 * @param path of a file on the disk
 * @returns undefined for types that our forms don't accept
 */
export async function detectFileType(path: string): Promise<MediaType | undefined> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes));
  const start = buffer.subarray(0, bytesRead);
  const head = start.toString('latin1', 0, 128);
  return signatures.find(([signature]) => signature.test(head))?.[1] ?? (isDocx(start) ? docx : undefined);
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * First bytes of a file, as Latin-1. Images in the HEIF container name their brand (ISO/IEC 23008-12); an OpenDocument
 * text names its type in its first member, which is not compressed (OpenDocument 1.3, part 2, 3.3).
 */
const signatures: readonly (readonly [RegExp, MediaType])[] = [
  [/^%PDF-/, 'application/pdf'],
  [/^PK.{28}mimetypeapplication\/vnd\.oasis\.opendocument\.textPK/s, 'application/vnd.oasis.opendocument.text'],
  [/^\x89PNG\r\n.\n/s, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^RIFF.{4}WEBP/s, 'image/webp'],
  [/^.{4}ftyp(hei[cx]|hev[cx]|mif1|msf1)/s, 'image/heic'],
  [/^.{4}ftypavi[fs]/s, 'image/avif'],
];

/** Whether the first members of a ZIP archive are those of a Word document: each has a header with its name. */
function isDocx(start: Buffer): boolean {
  if (!start.toString('latin1', 0, 4).startsWith(memberSignature)) return false;
  for (let at = 0; at !== -1; at = start.indexOf(memberSignature, at + 1, 'latin1')) {
    // APPNOTE.TXT 4.3.7: the name begins at byte 30.
    if (start.toString('latin1', at + 30, at + 35) === 'word/') return true;
  }
  return false;
}

const memberSignature = 'PK\x03\x04';
