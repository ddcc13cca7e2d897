import type { ReactNode } from 'react';
import { Section } from '#site/ui/Section.tsx';

type SpecimenProps = { name: string; children: ReactNode };

/** One component, under its name. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <Section>
      <h2>{name}</h2>
      {children}
    </Section>
  );
}
