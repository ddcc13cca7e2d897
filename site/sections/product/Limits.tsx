import { Section } from '#site/ui/Section.tsx';
import css from './Limits.module.css';
import type { PartProps } from './part-props.ts';

/** The limits of the app: what it does not do. */
export function Limits({ locale: { t }, text, language }: PartProps) {
  return (
    <Section className={css.limits} aria-labelledby="limits-title">
      <div>
        <h2 id="limits-title">{t('product.limits.title')}</h2>
      </div>
      <ul className={css.list} {...language}>
        {text.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Section>
  );
}
