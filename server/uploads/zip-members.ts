import type { FileHandle } from 'node:fs/promises';

/** "End of central directory", up to the comment that may follow it. Source: APPNOTE.TXT 6.3.10, 4.3.16. */
const endBytes = 22;
const longestComment = 65_535;

/** A header of a member in the directory, up to its name (4.3.12). */
const headerBytes = 46;

/** Documents have some dozen members; a directory of a megabyte is no document's. */
const largestDirectory = 1024 * 1024;

/** The names of a ZIP archive's members, from its directory alone: nothing is unpacked. Undefined if it is damaged. */
export async function listZipMembers(handle: FileHandle): Promise<ReadonlySet<string> | undefined> {
  const { size } = await handle.stat();
  const tail = await readAt(handle, Math.max(0, size - endBytes - longestComment), size);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + endBytes > tail.length) return undefined;
  const bytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (bytes > largestDirectory || start + bytes > size) return undefined;
  return readNames(await readAt(handle, start, start + bytes), tail.readUInt16LE(end + 10));
}

function readNames(directory: Buffer, count: number): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  let position = 0;
  for (let index = 0; index < count; index++) {
    if (position + headerBytes > directory.length || directory.readUInt32LE(position) !== 0x02014b50) return undefined;
    const nameBytes = directory.readUInt16LE(position + 28);
    const name = directory.subarray(position + headerBytes, position + headerBytes + nameBytes);
    names.add(name.toString('utf8'));
    position += headerBytes + nameBytes + directory.readUInt16LE(position + 30) + directory.readUInt16LE(position + 32);
  }
  return names;
}

async function readAt(handle: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}
