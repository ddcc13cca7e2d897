import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Returns the compiler's errors for a file with this text, with one of the project's configurations. */
function compilerErrors(config: string, text: string): string[] {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...json, include: [], files: ['x.ts'] }, ts.sys, resolve('.'));
  const host = ts.createCompilerHost(options);
  const file = resolve('x.ts');
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const inBrowser = 'export const title = document.title;';
const inNode = 'export const path = process.cwd();';

test('the server’s configuration has Node types and no DOM types', { timeout: 60_000 }, () => {
  expect(compilerErrors('tsconfig.server.json', inNode)).toEqual([]);
  expect(compilerErrors('tsconfig.server.json', inBrowser)).toEqual([expect.stringContaining('document')]);
});

test('the browser’s configuration has DOM types and no Node types', { timeout: 60_000 }, () => {
  expect(compilerErrors('tsconfig.browser.json', inBrowser)).toEqual([]);
  expect(compilerErrors('tsconfig.browser.json', inNode)).toEqual([expect.stringContaining('process')]);
});
