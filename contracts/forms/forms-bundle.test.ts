import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { formNames } from './form-names.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** A few hundred bytes more than the largest form takes, so that new fields fit. */
const most = 6_000;

test.each(formNames)('the check of the form %s is small in a browser, zod included', async (form) => {
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
    `${bytes} bytes: see whether the contract imports more than zod/mini and its neighbours (npx esbuild --analyze).`,
  ).toBeLessThanOrEqual(most);
  // A policy without 'unsafe-eval' reports each attempt.
  expect(script?.text).not.toMatch(/\beval\(|new Function\b/);
});
