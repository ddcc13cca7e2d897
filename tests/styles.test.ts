import { globSync } from 'node:fs';
import { basename } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

async function lintMessages(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'site/ui/X.module.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const inLayer = (declarations: string) => `@layer ui {\n  .x {\n    ${declarations}\n  }\n}\n`;

test.each([
  ['margin-left: 1px;', 'property-layout-mappings'],
  ['left: 0;', 'property-layout-mappings'],
  ['border-left-color: red;', 'property-layout-mappings'],
  ['border-top-left-radius: 1px;', 'property-layout-mappings'],
  ['width: 1px;', 'property-layout-mappings'],
  ['min-height: 1px;', 'property-layout-mappings'],
  ['text-align: left;', 'value-keyword-layout-mappings'],
  ['float: right;', 'value-keyword-layout-mappings'],
  ['padding: 1px 2px 1px 3px;', 'declaration-property-value-disallowed-list'],
  ['colour: red;', 'property-no-unknown'],
  ['color: var(--no-such-token);', 'no-unknown-custom-properties'],
  ['color: red !important;', 'northlamp/important-only-for-print-or-motion'],
  ['color: color-mix(in oklch, red 40%, blue);', 'declaration-property-value-disallowed-list'],
  ["background: url('data:image/png;base64,');", 'function-url-scheme-allowed-list'],
])('rejects %s', async (declaration, rule) => {
  expect(await lintMessages(inLayer(declaration))).toEqual([rule]);
});

test('rejects a rule outside the layers, and an unknown layer', async () => {
  expect(await lintMessages('.x {\n  color: red;\n}\n')).toEqual(['rule-nesting-at-rule-required-list']);
  expect(await lintMessages('@layer mine {\n  .x {\n    color: red;\n  }\n}\n')).toEqual(['layer-name-pattern']);
});

test.each([
  inLayer('padding: 1px 2px 3px; margin-inline: auto 0; color: color-mix(in oklab, var(--lamp) 40%, transparent);'),
  `@media print {\n  ${inLayer('display: none !important;')}}\n`,
  `@layer ui {\n  @media (prefers-reduced-motion: reduce) {\n    .x {\n      animation: none !important;\n    }\n  }\n}\n`,
])('accepts valid styles', async (code) => {
  expect(await lintMessages(code)).toEqual([]);
});

test('CSS modules have unique file names, from which class names are generated', () => {
  const names = globSync('site/**/*.module.css').map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
