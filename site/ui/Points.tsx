import type { ReactNode } from 'react';
import { Rows } from './Rows.tsx';
import './list.css';
import './points.css';

type PointsProps = {
  points: readonly {
    /** A small drawing (`art/WorkScenes.tsx`). */
    art?: ReactNode;
    title: string;
    text: string;
  }[];
};

/** Short titled paragraphs, two in a row. */
export function Points({ points }: PointsProps) {
  return (
    <Rows as="ul" columns={2} data-list="lines">
      {points.map(({ art, title, text }) => (
        <li key={title}>
          {art}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Rows>
  );
}
