import { Section } from '#site/ui/Section.tsx';
import type { PartProps } from './part-props.ts';
import css from './Steps.module.css';

/** How to start, in three steps. */
export function Steps({ locale: { t, number }, text, language }: PartProps) {
  return (
    <Section aria-labelledby="steps-title">
      <h2 id="steps-title">{t('product.steps.title')}</h2>
      <ol className={css.steps}>
        {text.steps.map((step, index) => (
          <li key={step.title}>
            <span className={css.number} aria-hidden="true">
              {number(index + 1)}
            </span>
            <h3 {...language}>{step.title}</h3>
            <p {...language}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
