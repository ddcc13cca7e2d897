import css from './Points.module.css';

type PointsProps = {
  points: readonly { title: string; text: string }[];
  /** Numbers the points, for steps. */
  numbered?: boolean;
};

/** Short titled paragraphs, side by side if there is room, with a thin line above each. */
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
