import { Cluster } from '#site/ui/Cluster.tsx';
import { Facts } from '#site/ui/Facts.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Tag } from '#site/ui/Tag.tsx';

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
    <li>
      <Cluster gap={3}>
        <Heading level={3} size="lead">
          {name}
        </Heading>
        {mark && <Tag>{mark}</Tag>}
      </Cluster>
      {text && <p dangerouslySetInnerHTML={text} />}
      <Facts facts={facts} data-size="small" />
    </li>
  );
}
