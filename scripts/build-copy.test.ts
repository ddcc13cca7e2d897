import { expect, test } from 'vitest';
import { isCopied } from './build-copy.ts';

test.each([
  ['locales/registry.ts', true],
  ['locales/en/common.json', true],
  ['locales/es_419', false],
  ['content/faq/en', true],
  ['content/faq/de/FAQVPNiOS.yaml', false],
  ['content/facts/company.ts', true],
  ['site/i18n/de.ts', true],
])('copies %s for English: %s', (file, expected) => {
  expect(isCopied(file, ['en'])).toBe(expected);
});
