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
 * Makes a pseudo-translation: about 40 % longer (as German and Finnish are), accented (a font that lacks the letters
 * shows), and wrapped in bidirectional isolates and brackets (a text that is cut or glued together shows).
 * Placeholders stay as they are.
 */
export function pseudoTranslate(english: string): string {
  const accented = english
    .split(/(\{\{[^}]*\}\})/)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)))
    .join('');
  const padding = ' ·'.repeat(Math.ceil((english.length * 0.4) / 2));
  return `\u2068[${accented}${padding}]\u2069`;
}
