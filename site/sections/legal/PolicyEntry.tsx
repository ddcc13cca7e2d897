import css from './PolicyEntry.module.css';

type PolicyEntryProps = {
  name: string;
  /** A short note beside the name. */
  mark?: string | undefined;
  /** Text below the name. */
  text?: { __html: string };
  facts: readonly { name: string; value: string }[];
};

/** An entry in a policy's list: a kind of data or a permission, with its details. */
export function PolicyEntry({ name, mark, text, facts }: PolicyEntryProps) {
  return (
    <li className={css.entry}>
      <h3>
        {name}
        {mark && <small>{mark}</small>}
      </h3>
      {text && <p dangerouslySetInnerHTML={text} />}
      <dl>
        {facts.map((fact) => (
          <div key={fact.name + fact.value}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
