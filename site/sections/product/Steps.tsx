import { Section } from '#site/ui/Section.tsx';
import type { PartProps } from './part-props.ts';
import { stepDrawings } from './step-drawings.ts';
import css from './Steps.module.css';

/** The first three steps, each with a sketch of the phone's screen. */
export function Steps({ locale: { t, number }, app, text, language }: PartProps) {
  const drawings = stepDrawings[app.id];
  return (
    <Section aria-labelledby="steps-title" data-app={app.id}>
      <h2 id="steps-title">{t('product.steps.title')}</h2>
      <ol className={css.steps}>
        {text.steps.map((step, index) => (
          <li key={step.title}>
            <div className={css.screen} aria-hidden="true">
              <svg viewBox="0 0 120 96">
                <path d="M12 96V20A14 14 0 0 1 26 6H94a14 14 0 0 1 14 14V96M54 15h12" />
                <path d={drawings[index]?.quiet} />
                <path d={drawings[index]?.lit} />
              </svg>
              {number(index + 1)}
            </div>
            <h3 {...language}>{step.title}</h3>
            <p {...language}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
