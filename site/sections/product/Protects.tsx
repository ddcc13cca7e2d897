import { screenPictures } from '#site/demos/screen-pictures.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { Figure } from '#site/ui/Figure.tsx';
import { Grid } from '#site/ui/Grid.tsx';
import { List } from '#site/ui/List.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import type { PartProps } from './part-props.ts';
import css from './Protects.module.css';

/** When the app helps: its screen before and after, which is decorative, and four situations. */
export function Protects({ locale, app, text, language }: PartProps) {
  const { t } = locale;
  const { before, after } = screenPictures[app.id];
  return (
    <Section plane="room" aria-labelledby="protects-title">
      <h2 id="protects-title">{t('product.protects.title')}</h2>
      <Split wide="first" from="desk">
        <Grid min="card" gap={4} className={css.pictures} aria-hidden="true">
          <Figure caption={t('product.protects.before')}>
            <AppScreen locale={locale} {...before} />
          </Figure>
          <Figure caption={t('product.protects.after')}>
            <AppScreen locale={locale} {...after} />
          </Figure>
        </Grid>
        <List variant="lines" {...language}>
          {text.protects.map(({ title, text: how }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{how}</p>
            </li>
          ))}
        </List>
      </Split>
    </Section>
  );
}
