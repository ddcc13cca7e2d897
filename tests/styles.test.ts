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
  ['margin-left: 0;', 'property-layout-mappings'],
  ['width: 1px;', 'property-layout-mappings'],
  ['text-align: left;', 'value-keyword-layout-mappings'],
  ['padding: 1px 2px 1px 0;', 'declaration-property-value-disallowed-list'],
  ['colour: inherit;', 'property-no-unknown'],
  ['color: var(--no-such-token);', 'no-unknown-custom-properties'],
  ['color: var(--lamp) !important;', 'northlamp/important-only-for-print-or-motion'],
  ['font-size: 1.1rem;', 'declaration-property-value-allowed-list'],
  ['gap: 10px;', 'declaration-property-value-allowed-list'],
  ['border-radius: 10px;', 'declaration-property-value-allowed-list'],
  ['box-shadow: 0 1px 2px var(--night);', 'declaration-property-value-allowed-list'],
  ['color: oklch(0.9 0.1 70);', 'function-disallowed-list'],
  ['border-color: white;', 'color-named'],
])('rejects %s', async (declaration, rule) => {
  expect(await lintMessages(inLayer(declaration))).toEqual([rule]);
});

test('rejects a rule outside the layers, and an unknown layer', async () => {
  expect(await lintMessages('.x {\n  color: inherit;\n}\n')).toEqual(['rule-nesting-at-rule-required-list']);
  expect(await lintMessages('@layer mine {\n  .x {\n    color: inherit;\n  }\n}\n')).toEqual(['layer-name-pattern']);
});

test('rejects a width that is not of the system', async () => {
  const inMedia = (query: string) =>
    `@layer ui {\n  @media (${query}) {\n    .x {\n      display: none;\n    }\n  }\n}\n`;
  expect(await lintMessages(inMedia('width < 720px'))).toEqual(['media-feature-name-disallowed-list']);
  expect(await lintMessages(inMedia('--no-such-width'))).toEqual(['no-unknown-custom-media']);
  expect(await lintMessages(inMedia('--phone'))).toEqual([]);
});

test('CSS modules have unique file names, from which class names are generated', () => {
  const names = globSync('site/**/*.module.css').map((path) => basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
