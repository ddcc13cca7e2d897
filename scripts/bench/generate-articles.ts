import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newsCategories } from '#content/facts/topics.ts';

/** Number of distinct words: typical of English text of this size (Heaps' law). */
const vocabulary = 60_000;

/** Random words compress worse than sentences: with this length, compressed pages are as large as real ones. */
const wordsPerParagraph = 60;

/**
 * Writes news articles with realistic word frequencies (Zipf's law), so that the search index grows as it does with
 * real articles. An article with the same number is the same in every run.
 *
 * @param folder the English news folder; existing articles stay
 */
export async function generateArticles(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pool = makeVocabulary();
  for (let index = 0; index < count; index++)
    await writeFile(join(folder, `generated-${index}.md`), articleText(index, pool));
}

function articleText(index: number, pool: readonly string[]): string {
  const random = randomNumbers(index + 1);
  const word = () => pool[Math.floor(vocabulary ** random()) - 1] ?? 'phone';
  const sentence = (length: number) => sentenceCase(Array.from({ length }, word).join(' '));
  const paragraph = () => Array.from({ length: wordsPerParagraph / 15 }, () => `${sentence(15)}.`).join(' ');
  const sections = Array.from(
    { length: 4 },
    () => `## ${sentence(4)}\n\n${paragraph()}\n\n- ${sentence(8)}.\n- ${sentence(8)}.`,
  );
  const date = new Date(Date.UTC(2020, 0, 1 + (index % 2_000))).toISOString().slice(0, 10);
  return [
    '---',
    `title: Generated article ${index} ${sentence(4)}`,
    `summary: ${sentence(14)}.`,
    'author: Maja Sundin',
    `category: ${newsCategories[index % newsCategories.length] ?? ''}`,
    `date: ${date}`,
    'image: 2026-10-vpn-locations.svg',
    'imageAlt: Four points glow on a dark map of the world, and one shines brighter than the others.',
    `apps: [${index % 2 === 0 ? 'vpn' : 'firewall'}]`,
    '---',
    '',
    `${paragraph()} [More](/product/vpn)`,
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n{2,}(?=\w+: |---)/g, '\n');
}

/** The words of the real articles, most frequent first, followed by random words. */
function makeVocabulary(): string[] {
  const counts = new Map<string, number>();
  for (const file of globSync('content/{news,blog}/en/*.md')) {
    const [, body = ''] = /^---[\s\S]*?---([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    for (const [word] of body.toLowerCase().matchAll(/\p{L}{2,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = new Set([...counts].sort(([, one], [, other]) => other - one).map(([word]) => word));
  const random = randomNumbers(0);
  const letterOf = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  while (words.size < vocabulary) {
    const syllables = Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => letterOf('bcdfghklmnprstvw') + letterOf('aeiou'),
    );
    words.add(syllables.join('') + letterOf('bdklmnrstx'));
  }
  return [...words];
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Pseudorandom numbers in [0, 1), deterministic for a seed: https://en.wikipedia.org/wiki/Xorshift */
function randomNumbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 0x9e37_79b9) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
