type SecretProps = { text: string };

/** Characters in a line of the wide phone. */
const inLine = 17;

/** A password, set so that digits and symbols can be told from letters, and in lines of the same length where it needs several. */
export function Secret({ text }: SecretProps) {
  return (
    <code className="secret" dir="ltr">
      {linesOf(text).map((line, index) => [
        index > 0 && <wbr key={index} />,
        (line.match(/[a-z]+|[^a-z]+/gi) ?? []).map((part, at) =>
          /[a-z]/i.test(part) ? part : <i key={`${index} ${at}`}>{part}</i>,
        ),
      ])}
    </code>
  );
}

/** Words with hyphens break at these. */
function linesOf(text: string): readonly string[] {
  if (/^[a-z]+-[a-z-]+$/.test(text)) return [text];
  const characters = Array.from(text);
  const count = Math.ceil(characters.length / inLine);
  const length = Math.ceil(characters.length / count);
  return Array.from({ length: count }, (_, index) => characters.slice(index * length, (index + 1) * length).join(''));
}
