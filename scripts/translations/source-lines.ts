/** Returns the 1-based line of a key in a label file; 1 if it is not found. */
export function lineOfKey(source: string, key: string): number {
  const index = source.split('\n').findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
  return index < 0 ? 1 : index + 1;
}
