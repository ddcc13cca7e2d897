import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';

type TitledTextsProps = {
  as?: 'ul' | 'ol';
  texts: readonly { title: string; text: string }[];
};

/** Short texts with titles, below each other: beside a form. */
export function TitledTexts({ as = 'ul', texts }: TitledTextsProps) {
  return (
    <List as={as} variant="lines" data-size="small">
      {texts.map(({ title, text }) => (
        <li key={title}>
          <Heading level={3} size="body">
            {title}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
