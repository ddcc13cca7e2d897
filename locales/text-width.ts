const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;
const segmenter = new Intl.Segmenter();

/** Latin letters and punctuation, each a character of its own; segmenting them would be slow. */
const plain = /^[\u0020-\u007E\u00A0-\u024F\u2010-\u2027]*$/;

/** Display width in user-perceived characters; East Asian ones count two. */
export function textWidth(text: string): number {
  if (plain.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}
