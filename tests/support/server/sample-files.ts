import { crc32 } from 'node:zlib';

/**
 * Creates a small ZIP archive.
 *
 * @param members content by name, uncompressed
 * @param deflated names of members that are deflated already (as Latin-1), and the size that they announce
 */
export function zipOf(
  members: Readonly<Record<string, string>>,
  { deflated = [], size = 0 }: { deflated?: readonly string[]; size?: number } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(members)) {
    const isDeflated = deflated.includes(name);
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(text, isDeflated ? 'latin1' : 'utf8')];
    // Version, flags, method, time, date, checksum, sizes, length of the name, no extra field (APPNOTE.TXT 4.3.7).
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isDeflated ? 8 : 0, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(isDeflated ? size : data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, nameBytes);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, data]);
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(members).length, 8);
  end.writeUInt16LE(Object.keys(members).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Minimal files of each type, by file extension. */
export const sampleFiles = {
  pdf: bytes('%PDF-1.7\n1 0 obj\n'),
  docx: zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' }),
  odt: zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<x/>',
    'META-INF/manifest.xml': '<manifest:manifest/>',
  }),
  png: bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  jpg: bytes('\xff\xd8\xff\xe0\0\x10JFIF'),
  webp: bytes('RIFF\x24\0\0\0WEBPVP8 '),
  heic: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  avif: bytes('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
} as const;
