type SecretProps = { text: string };

/** A password, set so that digits and symbols can be told from letters. */
export function Secret({ text }: SecretProps) {
  return (
    <code className="secret" dir="ltr">
      {(text.match(/[a-z]+|[^a-z]+/gi) ?? []).map((part, index) =>
        /[a-z]/i.test(part) ? part : <i key={index}>{part}</i>,
      )}
    </code>
  );
}
