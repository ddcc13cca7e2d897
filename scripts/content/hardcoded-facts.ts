import { company } from '#content/facts/company.ts';
import type { ContentDocument } from '#site/documents/read-documents.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { languageByCode } from '#site/documents/check-document.ts';

/** Facts whose text is distinctive; a bare number such as 5 is not. */
const distinctiveFacts = /^(company\.(address|registrationNumber)|mail\.|vpn\.(price|freeLocations)|figures\.)/;

/** Returns a message with file and line for each fact that a document hard-codes instead of using its placeholder. */
export function hardcodedFacts({ file, code, source }: ContentDocument): string[] {
  const language = languageByCode(code);
  if (!language) return [];
  const facts: readonly (readonly [name: string, text: string])[] = [
    ...Object.entries(factsIn(language)).filter(([name]) => distinctiveFacts.test(name)),
    ['company.address', company.address.street],
    ['company.address', `${company.address.postalCode} ${company.address.city}`],
  ];
  return source
    .split('\n')
    .flatMap((line, index) =>
      facts
        .filter(([, text]) => containsText(line, text))
        .map(([name, text]) => `${file}:${index + 1}: hard-codes "${text}"; write {{${name}}}`),
    );
}

/** Whether a line contains a text that is not part of a longer number: `5+` is not in `4.5+`. */
function containsText(line: string, text: string): boolean {
  const at = line.replaceAll('\u00A0', ' ').indexOf(text.replaceAll('\u00A0', ' '));
  return at >= 0 && !/[\d.,]/.test(line[at - 1] ?? '');
}
