import type { HTMLAttributes, ReactNode } from 'react';
import './facts.css';

type FactsProps = HTMLAttributes<HTMLDListElement> & {
  /** Names and values; those without a value are left out. */
  facts: readonly { name: string; value: ReactNode }[];
};

/** Names with their values, one pair a line. */
export function Facts({ facts, ...rest }: FactsProps) {
  return (
    <dl data-ui="facts" {...rest}>
      {facts.map(({ name, value }, index) => (
        <div key={`${name} ${index}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
