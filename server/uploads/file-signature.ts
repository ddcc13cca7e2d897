import { open, type FileHandle } from 'node:fs/promises';
import { listZipMembers } from './zip-members.ts';

/** Bytes at the beginning that tell what a file is. PDF readers take a file whose header begins within 1,024. */
const headBytes = 1_024;

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odt = 'application/vnd.oasis.opendocument.text';

/**
 * The media type of a file by its content, out of those that our forms take; undefined for any other, and for a document
 * with macros whatever its name says.
 *
 * @param path of a file on the disk
 */
export async function detectFileType(path: string): Promise<string | undefined> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    return detectSimpleType(head) ?? (startsWith(head, 'PK\x03\x04') ? await detectDocument(handle) : undefined);
  } finally {
    await handle.close();
  }
}

function detectSimpleType(head: Buffer): string | undefined {
  if (head.includes('%PDF-')) return 'application/pdf';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(head, 'RIFF') && startsWith(head.subarray(8), 'WEBP')) return 'image/webp';
  return startsWith(head.subarray(4), 'ftyp') ? detectHeif(head) : undefined;
}

/** ISO 14496-12, 4.3: a box with its length, a major brand, a version, and the brands that the file is compatible with. */
function detectHeif(head: Buffer): string | undefined {
  const length = Math.min(head.readUInt32BE(0), head.length);
  const brands = head.subarray(8, length).toString('latin1').match(/.{4}/gs);
  if (brands?.some((brand) => /^avi[fs]$/.test(brand))) return 'image/avif';
  return brands?.some((brand) => /^(hei[cmxs]|hev[cmxs])$/.test(brand)) ? 'image/heic' : undefined;
}

/** Both kinds of document are ZIP archives; the names of their members tell which. */
async function detectDocument(handle: FileHandle): Promise<string | undefined> {
  const names = await listZipMembers(handle);
  if (!names || [...names].some((name) => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name))) return undefined;
  if (names.has('[Content_Types].xml') && names.has('word/document.xml')) return docx;
  if (!names.has('mimetype') || !names.has('content.xml')) return undefined;
  // ODF 1.3, part 2, 3.3: the first member, stored as it is, is the media type. Its name begins at byte 30.
  const expected = `mimetype${odt}`;
  const { buffer } = await handle.read(Buffer.alloc(expected.length + 2), 0, expected.length + 2, 30);
  const found = buffer.toString('latin1');
  // Not that of a template, a spreadsheet or another kind whose name goes on.
  return found.startsWith(expected) && found.slice(expected.length, expected.length + 2) === 'PK' ? odt : undefined;
}

function startsWith(bytes: Buffer, prefix: string): boolean {
  return bytes.subarray(0, prefix.length).equals(Buffer.from(prefix, 'latin1'));
}
