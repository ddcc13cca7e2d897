import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The class name that a local name of a CSS module gets in the page: two letters, since it stands in every element and a
 * hash can't be compressed (measured: 360 bytes of the home page). It is the name's place among all names of all modules,
 * so the pages, the islands and each further build agree on it.
 */
export function scopedName(name: string, file: string): string {
  const key = keyOf(relative(process.cwd(), file), name);
  names ??= nameAll();
  // A name that was written after the start of the development server.
  if (!names.has(key)) names.set(key, numbered(names.size));
  return names.get(key) ?? name;
}

let names: Map<string, string> | undefined;

function nameAll(): Map<string, string> {
  const keys = globSync('site/**/*.module.css').sort().flatMap(namesOf);
  return new Map([...new Set(keys)].map((key, index) => [key, numbered(index)]));
}

/** Class and keyframe names of a module, in the order of the file; a word too many does no harm. */
function namesOf(file: string): string[] {
  const styles = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...styles.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = '']) => keyOf(file, name));
}

function keyOf(file: string, name: string): string {
  return `${file}:${name}`;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Two letters for each number, without what advertisement blockers hide. */
function numbered(index: number): string {
  return pairs[index] ?? `n${index}`;
}

const pairs = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((pair) => pair.toLowerCase() !== 'ad');
