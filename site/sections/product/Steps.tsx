import { partPlaces } from '#site/demos/screen-part-places.ts';
import { ScreenPart } from '#site/demos/ScreenPart.tsx';
import { demoText } from '#site/i18n/demo-labels.ts';
import { Section } from '#site/ui/Section.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import type { PartProps } from './part-props.ts';
import css from './Steps.module.css';

/** The first three steps, each with a part of the screen where it happens. */
export function Steps({ locale, app, text, language }: PartProps) {
  const { t, number } = locale;
  return (
    <Section aria-labelledby="steps-title" data-app={app.id}>
      <h2 id="steps-title">{t('product.steps.title')}</h2>
      <ol className={css.steps}>
        {partPlaces[app.id].steps.map((part, index) => (
          <li key={index}>
            <ScreenPart app={app.id} text={demoText(locale)}>
              {part}
            </ScreenPart>
            <Tag aria-hidden="true">{number(index + 1)}</Tag>
            <h3 {...language}>{text.steps[index]?.title}</h3>
            <p {...language}>{text.steps[index]?.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
