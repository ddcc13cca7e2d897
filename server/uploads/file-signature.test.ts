import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sampleFiles, zipOf } from '#server/testing/sample-files.ts';
import { detectFileType } from './file-signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-signature-'));
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

test('a header that begins a little later is still that of a PDF', async () => {
  expect(await detect(`${'\n'.repeat(500)}%PDF-1.4`)).toBe('application/pdf');
  expect(await detect(`${'\n'.repeat(2_000)}%PDF-1.4`)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['text', 'Dear all'],
  ['a program', 'MZ\x90\0'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a picture that holds scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an animation', 'GIF89a'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['any archive', zipOf({ 'a.txt': 'a' })],
  ['a spreadsheet', zipOf({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['a document with macros', zipOf({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' })],
  [
    'a spreadsheet of the other kind',
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }),
  ],
  ['a template', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text-template', 'content.xml': '' })],
  ['an archive cut short', sampleFiles.docx.subarray(0, -30)],
  ['an archive of one signature', 'PK\x03\x04'],
])('%s is of no kind that we take', async (_what, content) => {
  expect(await detect(content)).toBeUndefined();
});

test('a damaged archive is no reason to fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 0, max: 255 }), async (position, value) => {
      const damaged = Buffer.from(sampleFiles.docx);
      damaged[position % damaged.length] = value;
      await detect(damaged);
    }),
    { numRuns: 300 },
  );
});
