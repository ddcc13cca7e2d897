type SecretProps = { text: string };

/** Characters in a line of large type, in two lines of it, and in a line of the smaller type of longer passwords. */
const [inLine, inTwo, inSmall] = [17, 34, 22];

/** Characters of words, which break at hyphens, in three lines. */
const inThree = 50;

/** A password, set so that digits and symbols can be told from letters, and in lines of the same length where it needs several. */
export function Secret({ text }: SecretProps) {
  return (
    <code className="secret" dir="ltr" data-long={text.length > (isOfWords(text) ? inThree : inTwo) || undefined}>
      {linesOf(text).map((line, index) => [
        index > 0 && <wbr key={index} />,
        (line.match(/[a-z]+|[^a-z]+/gi) ?? []).map((part, at) =>
          /[a-z]/i.test(part) ? part : <i key={`${index} ${at}`}>{part}</i>,
        ),
      ])}
    </code>
  );
}

function isOfWords(text: string): boolean {
  return /^[a-z]+-[a-z-]+$/.test(text);
}

/** Words with hyphens break at these. */
function linesOf(text: string): readonly string[] {
  if (isOfWords(text)) return [text];
  const characters = Array.from(text);
  const count = Math.ceil(characters.length / (characters.length > inTwo ? inSmall : inLine));
  const length = Math.ceil(characters.length / count);
  return Array.from({ length: count }, (_, index) => characters.slice(index * length, (index + 1) * length).join(''));
}
