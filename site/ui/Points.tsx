import { Rows } from './Rows.tsx';
import './list.css';
import './points.css';

type PointsProps = {
  points: readonly { title: string; text: string }[];
  /** Numbers the points, for steps. */
  numbered?: boolean;
  /** Columns on a desk. Default: three if that fills the rows, otherwise two. */
  columns?: 2 | 3 | 4;
};

/** Short titled paragraphs, two beside each other if there is room, with a thin line above each or a number before it. */
export function Points({ points, numbered = false, columns = points.length % 3 === 0 ? 3 : 2 }: PointsProps) {
  return (
    <Rows
      as={numbered ? 'ol' : 'ul'}
      data-list={numbered ? 'steps' : 'lines'}
      data-numbered={numbered || undefined}
      columns={columns}
      gap={6}
    >
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Rows>
  );
}
