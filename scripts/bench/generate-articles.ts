import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes news articles of about 250 random words. An article with the same number is the same in every run.
 *
 * @param folder the English news folder; existing articles stay
 */
export async function generateArticles(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let index = 0; index < count; index++)
    await writeFile(join(folder, `generated-${index}.md`), articleText(index));
}

function articleText(index: number): string {
  const random = randomNumbers(index);
  const part = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  // The square makes some words frequent, as in real texts.
  const word = () => {
    const syllables = 2 + Math.floor(random() ** 2 * 3);
    return Array.from({ length: syllables }, () => part('bdfgklmnprst') + part('aeiou')).join('');
  };
  const sentence = (length: number) => {
    const text = Array.from({ length }, word).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const paragraph = () => Array.from({ length: 4 }, () => `${sentence(15)}.`).join(' ');
  const date = new Date(Date.UTC(2020, 0, 1 + (index % 2_000))).toISOString().slice(0, 10);
  return `---
title: Generated article ${index} ${sentence(4)}
summary: ${sentence(14)}.
author: Maja Sundin
category: ${index % 2 === 0 ? 'product-news' : 'company'}
date: ${date}
image: 2026-10-vpn-locations.svg
imageAlt: Four points glow on a dark map of the world, and one shines brighter than the others.
apps: [${index % 2 === 0 ? 'vpn' : 'firewall'}]
---

${paragraph()} [More](/product/vpn)

${Array.from({ length: 3 }, () => `## ${sentence(4)}\n\n${paragraph()}\n\n- ${sentence(8)}.\n`).join('\n')}`;
}

/** Pseudorandom numbers in [0, 1), deterministic for a seed (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed * 7_919 + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
