import { Section } from '#site/ui/Section.tsx';
import { List } from '#site/ui/List.tsx';
import { Split } from '#site/ui/Split.tsx';
import type { PartProps } from './part-props.ts';

/** The limits of the app: what it does not do. */
export function Limits({ locale: { t }, text, language }: PartProps) {
  return (
    <Section aria-labelledby="limits-title">
      <Split wide="second" gap={5}>
        <h2 id="limits-title">{t('product.limits.title')}</h2>
        <List variant="dashes" {...language}>
          {text.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </List>
      </Split>
    </Section>
  );
}
