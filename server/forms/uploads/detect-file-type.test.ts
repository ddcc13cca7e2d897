import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sampleFiles, zipOf } from '#tests/support/server/sample-files.ts';
import { detectFileType } from './detect-file-type.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-type-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function detect(content: Uint8Array | string) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return detectFileType(path);
}

test.each([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['avif', 'image/avif'],
] as const)('a file of the kind %s is known by its content', async (ending, type) => {
  expect(await detect(sampleFiles[ending])).toBe(type);
});

test('a HEIC image is detected by its other brand as well', async () => {
  expect(await detect('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')).toBe('image/heic');
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>%PDF-1.7'],
  ['a picture that holds scripts', '<svg xmlns="http://www.w3.org/2000/svg"><!-- %PDF-1.7 -->'],
  ['a program', 'MZ\x90\0%PDF-1.7'],
  ['a line', '\n%PDF-1.7'],
])('%s with the header of a PDF inside is no PDF', async (_what, content) => {
  expect(await detect(content)).toBeUndefined();
});

test('the members of a document are not unpacked, whatever their size', async () => {
  // The size and the content of a member are those of a broken archive.
  const broken = Buffer.from(sampleFiles.docx);
  broken.writeUInt32LE(0xffffffff, 22);
  expect(await detect(broken)).toBe(await detect(sampleFiles.docx));
});

test.each([
  ['nothing', ''],
  ['text', 'Dear all'],
  ['an animation', 'GIF89a'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['any archive', zipOf({ 'a.txt': 'a' })],
  ['a spreadsheet', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  [
    'a spreadsheet of the other kind',
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
  ],
  ['a template', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text-template', 'content.xml': '' })],
  ['an archive of one signature', 'PK\x03\x04'],
])('%s is of no kind that we take', async (_what, content) => {
  expect(await detect(content)).toBeUndefined();
});

test('a damaged archive has no type and does not throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 0, max: 255 }), async (position, value) => {
      const damaged = Buffer.from(sampleFiles.docx);
      damaged[position % damaged.length] = value;
      await detect(damaged);
    }),
    { numRuns: 300 },
  );
});

test('only the start of a file is read', async () => {
  expect(await detect(zipOf({ 'a.txt': 'a'.repeat(60_000), 'word/document.xml': '' }))).toMatch(/wordprocessingml/);
  expect(await detect(zipOf({ 'a.txt': 'a'.repeat(70_000), 'word/document.xml': '' }))).toBeUndefined();
});
