type SecretProps = { text: string };

/** A password, set so that digits and symbols can be told from letters. */
export function Secret({ text }: SecretProps) {
  return (
    <code className="secret" dir="ltr">
      {(text.match(/[a-z]+|\d+|[^a-z\d]+/gi) ?? []).map((part, index) => (
        <span key={index} data-kind={/^\d/.test(part) ? 'digits' : /^[a-z]/i.test(part) ? undefined : 'symbols'}>
          {part}
        </span>
      ))}
    </code>
  );
}
