import { Rows } from './Rows.tsx';
import './list.css';

type PointsProps = {
  points: readonly { title: string; text: string }[];
};

/** Short titled paragraphs, two in a row. */
export function Points({ points }: PointsProps) {
  return (
    <Rows as="ul" columns={2} data-list="lines">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Rows>
  );
}
