import { company } from '#content/facts/company.ts';
import type { ContentDocument } from '#site/documents/read-documents.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { languageNamed } from '#site/documents/check-document.ts';

/** Facts whose text says enough to be known by it; a bare number such as 5 does not. */
const telling = /^(company\.(address|registrationNumber)|mail\.|vpn\.(price|freeLocations|yearlyLocations)|figures\.)/;

/** Facts that a document types instead of naming them by a placeholder, a sentence each with file and line. */
export function typedFacts({ file, code, source }: ContentDocument): string[] {
  const language = languageNamed(code);
  if (!language) return [];
  const facts: readonly (readonly [name: string, text: string])[] = [
    ...Object.entries(factsIn(language)).filter(([name]) => telling.test(name)),
    ['company.address', company.address.street],
    ['company.address', `${company.address.postalCode} ${company.address.city}`],
  ];
  return source
    .split('\n')
    .flatMap((line, index) =>
      facts
        .filter(([, text]) => holds(line, text))
        .map(([name, text]) => `${file}:${index + 1}: types "${text}"; write {{${name}}}`),
    );
}

/** Whether a text stands in a line on its own: `5+` does not in `4.5+`. */
function holds(line: string, text: string): boolean {
  const at = line.replaceAll('\u00A0', ' ').indexOf(text.replaceAll('\u00A0', ' '));
  return at >= 0 && !/[\d.,]/.test(line[at - 1] ?? '');
}
