/** Returns the 1-based line of a key in a label file; 1 if it is not found. */
export function lineOfKey(source: string, key: string): number {
  // Quotes inside a value are escaped, so this can only be a key.
  const index = source.indexOf(`${JSON.stringify(key)}:`);
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < index; at = source.indexOf('\n', at + 1)) line++;
  return line;
}
