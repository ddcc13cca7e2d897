import { typographyOf, type Typography } from './typography.ts';

/** Units common to all languages. */
const units = String.raw`[kKMGT]?B|[kKMG]bit(?:\/s)?|[kMG]?Hz|ms|s|min|h|mm|cm|m|km|kg|g|V|W|px|°C|[%‰€£$]|kr|EUR|USD|SEK`;

/** Names followed by a number or version. */
const names = String.raw`(?<![\p{L}\p{N}])(?:Android|iOS|iPadOS|macOS|Windows|iPhone|iPad|Pixel|Galaxy|Wi-Fi|Bluetooth|Art\.|§§?|[€£$]|EUR|USD|SEK)`;

/** A way through menus, `Settings → About`: no line begins with the arrow. */
const steps = { after: String.raw`\S`, before: '[→←›] ' };

const versions = { after: names, before: String.raw`\p{N}` };

/** Code, URLs, placeholders and HTML entities stay unchanged. */
const untouched = /(`[^`]*`|https?:\/\/\S+|\{\{[^}]*\}\}|&#?\w+;)/;

/** Letters of words that have spaces around them, unlike those in Chinese and Japanese. */
const letter = String.raw`[\p{L}--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]`;

/** Not inside a word, an address, or a file name. */
const wordStart = String.raw`(?<![${letter}\p{N}@.\/_#]|[A-Za-z0-9]-)`;

/** Hyphens in words with a short part: `Wi-Fi`, `e-mail`, `VPN-App`, `AES-256-GCM`, `est-il`, `ה-PIN`. */
const shortParts = new RegExp(
  String.raw`(?<=${wordStart}(?:${letter}{1,2}|[A-Z]{3}|Anti))-(?=[\p{L}\p{N}])|` +
    String.raw`(?<=${wordStart}${letter}+)-(?=${letter}{1,2}(?![${letter}\p{N}@.\/_#\-]))|` +
    String.raw`(?<=[A-Z]-\u2060?\d+)-(?=[A-Z]{3})`,
  'gv',
);

/** A slug, an id, or a path: `is-it-on-the-app-store`. */
const identifier = /^[a-z0-9/#._-]*$/;

const cache = new Map<string, readonly Rule[]>();

type Rule = { pattern: RegExp; replacement: string };

/**
 * Inserts non-breaking spaces where a line must not break (`Android 9`, `20 MB`, `z. B.`, before the question mark in
 * French) and word joiners in words such as `Wi-Fi`. Authors and translators type ordinary spaces and hyphens.
 *
 * @param text plain, or a few lines of Markdown
 */
export function keepTogether(text: string, code: string): string {
  const { spacedMarks, unitSpace } = typographyOf(code);
  if (!/[ -]/.test(text) && !spacedMarks && !unitSpace) return text;
  return text
    .split(untouched)
    .map((part, index) => (index % 2 === 1 ? part : joinWords(rulesOf(code).reduce(apply, part))))
    .join('');
}

/**
 * Inserts word joiners after the hyphens of words such as `Wi-Fi`. Unlike non-breaking hyphens, they don't change the
 * glyph, and the browser's page search still finds the words.
 */
export function joinWords(text: string): string {
  return identifier.test(text) ? text : text.replace(shortParts, '-\u2060');
}

/** Removes word joiners from texts that are not laid out: titles, descriptions, data, mails, search words. */
export function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '');
}

/** Tags, and elements whose text stays unchanged. */
const markup = /(<(?:code|pre|kbd|script|style)\b[\s\S]*?<\/(?:code|pre|kbd|script|style)>|<[^>]+>)/;

/** The same for HTML: only the text between tags changes. */
export function keepHtmlTogether(html: string, code: string): string {
  return html
    .split(markup)
    .map((part, index) => (index % 2 === 1 ? part : keepTogether(part, code)))
    .join('');
}

function apply(text: string, { pattern, replacement }: Rule): string {
  return text.replace(pattern, replacement);
}

function rulesOf(code: string): readonly Rule[] {
  const rules = cache.get(code) ?? makeRules(typographyOf(code));
  cache.set(code, rules);
  return rules;
}

function makeRules({ units: ownUnits, together = [], spacedMarks = [], unitSpace }: Typography): Rule[] {
  const unit = [units, ...(ownUnits ? [ownUnits] : [])].join('|');
  const numbers = { after: String.raw`\p{N}`, before: String.raw`(?:${unit})(?![\p{L}\p{N}])` };
  return [
    ...[numbers, versions, steps, ...together].map(({ after, before }) => ({
      pattern: new RegExp(`(?<=${after}) (?=${before})`, 'gu'),
      replacement: '\u00A0',
    })),
    ...(unitSpace
      ? [
          {
            pattern: new RegExp(String.raw`(?<=\p{N})[ \u00A0]?(?=${unitSpace.units})`, 'gu'),
            replacement: unitSpace.space,
          },
        ]
      : []),
    ...spacedMarks.map(({ mark, space, side }) =>
      side === 'before'
        ? {
            pattern: new RegExp(String.raw`(?<=[^\s\u00A0\u202F])[ \u00A0\u202F]?(${mark})(?=[\s».,;:…)*_]|$)`, 'gu'),
            replacement: `${space}$1`,
          }
        : { pattern: new RegExp(`(${mark})[ \u00A0\u202F]?`, 'gu'), replacement: `$1${space}` },
    ),
  ];
}
