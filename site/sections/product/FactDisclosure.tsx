import type { ReactNode } from 'react';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import css from './FactDisclosure.module.css';

type FactDisclosureProps = {
  title: string;
  /** The short answer, which is visible while it is closed. */
  short: ReactNode;
  children: ReactNode;
};

/** Facts about an app that open, below a title with the short of them. */
export function FactDisclosure({ title, short, children }: FactDisclosureProps) {
  return (
    <Disclosure
      className={css.fact}
      summary={
        <>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Cluster as="span" data-size="caption">
            {short}
          </Cluster>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
