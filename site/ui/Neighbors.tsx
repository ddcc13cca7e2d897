import { Card } from './Card.tsx';
import { Rows } from './Rows.tsx';
import { Text } from './Text.tsx';

type NeighborsProps = {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly {
    rel: 'prev' | 'next';
    /** "Next guide" */
    label: string;
    href: string;
    title: string;
    /** Language of the title, if it is not the page's. */
    text: { lang?: string; dir?: 'ltr' | 'rtl' };
  }[];
};

/** Links to the documents before and after this one. */
export function Neighbors({ label, links }: NeighborsProps) {
  return (
    <Rows as="nav" columns={2} gap={4} aria-label={label}>
      {links.map(({ rel, label: name, href, title, text }) => (
        <Card key={rel} gap={1} isCovered>
          <Text size="caption" tone="quiet">
            {name}
          </Text>
          <a rel={rel} href={href} data-cover="" {...text}>
            <strong>{title}</strong>
          </a>
        </Card>
      ))}
    </Rows>
  );
}
