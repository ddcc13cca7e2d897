import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { fileKinds } from '#contracts/forms/file-field.ts';

/** Media types that forms take (`fileKinds`), by the ending that `file-type` gives a content. */
const takenTypes: ReadonlyMap<string, MediaType> = new Map([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['avif', 'image/avif'],
]);

type MediaType = keyof typeof fileKinds.resume | keyof typeof fileKinds.screenshot;

/**
 * The media type of a file by its content, out of those that our forms take; undefined for any other, and for a document
 * with macros, whatever its name says.
 *
 * @param path of a file on the disk
 */
export async function detectFileType(path: string): Promise<MediaType | undefined> {
  if (!(await hasTakenStart(path))) return undefined;
  const found = await fileTypeFromFile(path);
  const type = takenTypes.get(found?.ext ?? '');
  if (found?.ext !== 'docx' && found?.ext !== 'odt') return type;
  return isPlainDocument(await readFile(path)) ? type : undefined;
}

/**
 * Whether a file begins as one of ours does. `file-type` knows two hundred kinds more, which no visitor's bytes need to
 * reach, and takes `%PDF` without the hyphen.
 */
async function hasTakenStart(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^(%PDF-|PK|\x89PNG|\xff\xd8\xff|RIFF....WEBP|....ftyp)/s.test(buffer.toString('latin1'));
  } finally {
    await handle.close();
  }
}

/** What a document says of its members' types: in `[Content_Types].xml` for DOCX, in a manifest for ODT. */
const lists = ['[Content_Types].xml', 'META-INF/manifest.xml'];

/** No document's list is a megabyte long, and none has thousands of members. */
const maxListBytes = 1024 * 1024;
const maxMembers = 2_000;

/**
 * Whether a document, which is a ZIP archive, has no macros: neither by the names of its members nor by its lists. Only the
 * lists are unpacked.
 */
function isPlainDocument(bytes: Uint8Array): boolean {
  const names = new Set<string>();
  const isList = ({ name, originalSize }: UnzipFileInfo) => {
    // Of two members with one name, another program may read the other one.
    if (names.has(name) || names.size > maxMembers) throw new Error('no document');
    names.add(name);
    if (!lists.includes(name)) return false;
    if (originalSize > maxListBytes) throw new Error('no document');
    return true;
  };
  try {
    const found = Object.values(unzipSync(bytes, { filter: isList })).map((list) => Buffer.from(list).toString());
    const isMacro = (text: string) => /vba(Project|Data)|macroEnabled|(^|")(Basic|Scripts)\//i.test(text);
    return found.length > 0 && !found.some(isMacro) && ![...names].some(isMacro);
  } catch {
    return false;
  }
}
