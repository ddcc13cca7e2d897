import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

const pdf = 'application/pdf';

test.each([
  ['Ada Lovelace.pdf', 'Ada Lovelace.pdf'],
  ['履歴書.PDF', '履歴書.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
  ['cv.pdf\r\nBcc: a@b.c', 'cv.pdfBcc_ a@b.c.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
  ['cv.exe', 'cv.exe.pdf'],
  ['a<b>c:"d|e?f*.pdf', 'a_b_c__d_e_f_.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'resume.pdf'],
  ['', 'resume.pdf'],
  ['\u0000\ud800', 'resume.pdf'],
  ['. . cv . .', 'cv.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(100)}.pdf`],
])('%j becomes %j', (written, cleaned) => {
  expect(cleanFileName(written, pdf, 'resume')).toBe(cleaned);
});

test('the extension follows the content, not the given name', () => {
  expect(cleanFileName('shot.png', 'image/jpeg', 'screenshot')).toBe('shot.png.jpg');
  expect(cleanFileName('shot.JPEG', 'image/jpeg', 'screenshot')).toBe('shot.jpeg');
});

test('only the first 255 bytes of a name are looked at', () => {
  expect(cleanFileName(`${'語'.repeat(84)}ab語.png`, pdf, 'resume')).toBe(`${'語'.repeat(84)}ab.pdf`);
  for (const filler of [' ', '.', '\u0300\u0316', '/', '\ud800'])
    expect(cleanFileName(`a${filler.repeat(2_000_000)}b.png`, pdf, 'resume')).toMatch(/\.pdf$/);
});
