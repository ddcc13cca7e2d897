import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import type { fileKinds } from '#contracts/forms/file-field.ts';

/** Media types that forms accept (`fileKinds`), by the extension that `file-type` detects. */
const acceptedTypes: ReadonlyMap<string, MediaType> = new Map([
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
 * Detects the media type of a file by its content, whatever its name. Returns undefined for types that our forms don't
 * accept, and for documents with macros.
 *
 * @param path of a file on the disk
 */
export async function detectFileType(path: string): Promise<MediaType | undefined> {
  if (!(await hasAcceptedSignature(path))) return undefined;
  const found = await fileTypeFromFile(path);
  const type = acceptedTypes.get(found?.ext ?? '');
  if (found?.ext !== 'docx' && found?.ext !== 'odt') return type;
  return hasNoMacros(await readFile(path)) ? type : undefined;
}

/**
 * Whether a file starts with the signature of an accepted type. `file-type` has parsers for two hundred more types,
 * which should not process visitors' files, and accepts `%PDF` without the hyphen.
 */
async function hasAcceptedSignature(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return /^(%PDF-|PK|\x89PNG|\xff\xd8\xff|RIFF....WEBP|....ftyp)/s.test(buffer.toString('latin1'));
  } finally {
    await handle.close();
  }
}

/** Lists of the members' types: `[Content_Types].xml` in DOCX, a manifest in ODT. */
const lists = ['[Content_Types].xml', 'META-INF/manifest.xml'];

/** Well above any real document. */
const maxListBytes = 1024 * 1024;
const maxMembers = 2_000;

/**
 * Whether a document (a ZIP archive) has no macros, judged by the names of its members and by its lists of types. Only
 * the lists are unpacked.
 */
function hasNoMacros(bytes: Uint8Array): boolean {
  const names = new Set<string>();
  const isList = ({ name, originalSize }: UnzipFileInfo) => {
    // Of two members with the same name, another program might read the other one.
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
