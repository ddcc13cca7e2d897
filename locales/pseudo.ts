const accents: Record<string, string> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  G: 'Ĝ',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * Creates a pseudo-translation: about 40 % longer (like German and Finnish), accented (reveals missing glyphs), and
 * wrapped in bidirectional isolates and brackets (reveals truncated and concatenated texts). Keeps placeholders.
 */
export function pseudoTranslate(english: string): string {
  const accented = english
    .split(/(\{\{[^}]*\}\})/)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)))
    .join('');
  const padding = ' ·'.repeat(Math.ceil((english.length * 0.4) / 2));
  return `\u2068[${accented}${padding}]\u2069`;
}
