import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contentTypes, sampleFiles, zipOf } from '#tests/support/server/sample-files.ts';
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

const macroType = 'application/vnd.ms-office.vbaProject';

test.each([
  ['by the name of its part', { 'word/vbaProject.bin': '' }, contentTypes()],
  [
    'under another name',
    { 'word/image1.png': '' },
    contentTypes(undefined, `<Override PartName="/word/image1.png" ContentType="${macroType}"/>`),
  ],
  ['by its main part', {}, contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['in a part of data', { 'word/vbaData.xml': '' }, contentTypes()],
])('a DOCX with macros is refused: %s', async (_how, members, list) => {
  const document = { '[Content_Types].xml': list, 'word/document.xml': '<document/>' };
  expect(await detect(zipOf({ ...document, ...members }))).toBeUndefined();
});

test.each([
  ['by its folder', { 'Basic/Standard/script-lb.xml': '' }, '<manifest:manifest/>'],
  ['by its list', {}, '<manifest:file-entry manifest:full-path="Scripts/python/a.py"/>'],
])('an ODT with macros is refused: %s', async (_how, members, manifest) => {
  const document = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' };
  expect(await detect(zipOf({ ...document, 'META-INF/manifest.xml': manifest, ...members }))).toBeUndefined();
});

test('a DOCX with two lists of types is refused', async () => {
  const twice = zipOf({ '[Content_Types].xml': contentTypes(), '[Content_Types].xmL': contentTypes() });
  const named = Buffer.from(twice.toString('latin1').replaceAll('.xmL', '.xml'), 'latin1');
  expect(await detect(named)).toBeUndefined();
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
  ['an archive cut short', sampleFiles.docx.subarray(0, -30)],
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

test('the largest file full of signatures is checked within two seconds', async () => {
  for (const part of [
    'PK\x03\x04',
    'PK\x01\x02',
    '%PDF-',
    '\x89PNG\r\n\x1a\n',
    '\0\0\0\x18ftypmif1',
    '\xff\xd8\xff\xe0\0\x10',
  ]) {
    const content = Buffer.alloc(5 * 1024 * 1024, Buffer.from(part, 'latin1'));
    const start = performance.now();
    await detect(content);
    expect(performance.now() - start, JSON.stringify(part)).toBeLessThan(2_000);
  }
});
