import { screenPictures } from '#site/demos/screen-pictures.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import type { PartProps } from './part-props.ts';
import css from './Steps.module.css';

/** The first three steps, each with the phone's screen. */
export function Steps({ locale, app, text, language }: PartProps) {
  const { t, number } = locale;
  return (
    <Section aria-labelledby="steps-title" data-app={app.id}>
      <h2 id="steps-title">{t('product.steps.title')}</h2>
      <ol className={css.steps}>
        {screenPictures[app.id].steps.map((picture, index) => (
          <li key={index}>
            <AppScreen locale={locale} {...picture} />
            <Tag aria-hidden="true">{number(index + 1)}</Tag>
            <h3 {...language}>{text.steps[index]?.title}</h3>
            <p {...language}>{text.steps[index]?.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
