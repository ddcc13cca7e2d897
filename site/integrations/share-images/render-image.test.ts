import { expect, test } from 'vitest';
import type { Script } from '#locales/registry.ts';
import { loadFonts } from './load-fonts.ts';
import { fitTitle } from './render-image.ts';

async function fit(tag: string, script: Script, title: string) {
  return fitTitle({ title, tag, isRightToLeft: false }, await loadFonts(title, script));
}

test('a long title gets four lines instead of a font size that is too small', async () => {
  const title =
    'Lokaliseer een kwijtgeraakte telefoon, laat hem afgaan of vergrendel hem vanaf een telefoon die je vertrouwt.';
  const { size, lines } = await fit('nl', 'latin', title);
  expect(lines).toHaveLength(4);
  expect(size).toBeGreaterThanOrEqual(42);
});

test('fits by real glyph widths: Devanagari has many marks without width', async () => {
  expect((await fit('mr', 'devanagari', 'खाजगी फोटो आणि व्हिडिओ लॉक आणि एन्क्रिप्ट करून ठेवा.')).size).toBeGreaterThan(60);
});

test('a line never contains only the end of a word', async () => {
  const { lines } = await fit('ja', 'japanese', 'スマホの通信を、ワンタップで暗号化。');
  expect(lines).not.toContain('化。');
});

test('a title that does not fit stops the build and is named in the error', async () => {
  await expect(fit('en', 'latin', 'Protect what is on your phone. '.repeat(9).trim())).rejects.toThrow(
    /"Protect what .* \(en\) does not fit/,
  );
});
