import type { HTMLAttributes, ReactNode } from 'react';
import './numbers.css';
import './text.css';

type NumbersProps = HTMLAttributes<HTMLDListElement> & {
  facts: readonly { id: string; name: ReactNode; value: ReactNode }[];
  /** Of the names. `small` is for longer ones, in two columns. */
  size?: 'caption' | 'small';
};

/** Large numbers, each above what it counts. */
export function Numbers({ facts, size = 'caption', ...rest }: NumbersProps) {
  return (
    <dl data-ui="numbers" data-size={size} {...rest}>
      {facts.map(({ id, name, value }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
