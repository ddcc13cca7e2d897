import { Heading } from './Heading.tsx';
import { List } from './List.tsx';
import { Split } from './Split.tsx';
import { Stack } from './Stack.tsx';
import './text.css';

type Point = { title: string; text: string };

type PointsProps = {
  points: readonly [Point, ...Point[]];
};

/** Short titled paragraphs: the first one large, the others beside it, or below it if there is no room. */
export function Points({ points: [first, ...others] }: PointsProps) {
  return (
    <Split from="desk" wide="second">
      <Stack gap={3} data-size="h3">
        <h3>{first.title}</h3>
        <p data-tone="quiet" data-size="lead">
          {first.text}
        </p>
      </Stack>
      <List variant="lines">
        {others.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="lead">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Split>
  );
}
