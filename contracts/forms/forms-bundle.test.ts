import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

test.each([
  ['newsletter', 4_850],
  ['inquiry', 4_850],
  ['contact', 4_900],
  // Forms with a file also contain the accepted file types.
  ['support', 5_450],
  ['application', 5_550],
])('the check of the form %s takes a browser at most %i bytes, zod included', async (form, most) => {
  const contents = `export { checkValues } from './check-values.ts'; export { ${form}Schema } from './${form}.ts';`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const [script] = outputFiles;
  const bytes = brotliCompressSync(script?.contents ?? '').length;
  expect(
    bytes,
    `${bytes} bytes. A new field takes about 100: raise the limit by that. If it grew by more, see whether the contract ` +
      'imports more than zod/mini and its neighbours (npx esbuild --analyze).',
  ).toBeLessThanOrEqual(most);
  // A policy without 'unsafe-eval' reports each attempt.
  expect(script?.text).not.toMatch(/\beval\(|new Function\b/);
});
