import css from './Points.module.css';

type PointsProps = {
  points: readonly { title: string; text: string }[];
  /** The points are steps: they get numbers. */
  numbered?: boolean;
};

/** Short paragraphs with titles, side by side where there is room, under hairlines. */
export function Points({ points, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={css.points} data-numbered={numbered || undefined}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
