import { screenPictures } from '#site/demos/screen-pictures.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { Figure } from '#site/ui/Figure.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import type { PartProps } from './part-props.ts';

/** When the app helps: two situations with its screen before and after, which is decorative, and two more in words. */
export function Protects({ locale, app, text, language }: PartProps) {
  const { t } = locale;
  const { cases } = screenPictures[app.id];
  const others = text.protects.filter((_, index) => cases.every(({ at }) => at !== index));
  return (
    <Section aria-labelledby="protects-title">
      <h2 id="protects-title">{t('product.protects.title')}</h2>
      <Split gap={6} from="desk">
        {cases.map(({ at, before, after }) => (
          <Stack key={at} gap={2}>
            <Split gap={3} aria-hidden="true">
              <Figure caption={t('product.protects.before')}>
                <AppScreen locale={locale} {...before} />
              </Figure>
              <Figure caption={t('product.protects.after')}>
                <AppScreen locale={locale} {...after} />
              </Figure>
            </Split>
            <h3 {...language}>{text.protects[at]?.title}</h3>
            <p data-tone="quiet" {...language}>
              {text.protects[at]?.text}
            </p>
          </Stack>
        ))}
        {others.map(({ title, text: situation }) => (
          <Stack key={title} gap={2} {...language}>
            <h3>{title}</h3>
            <p data-tone="quiet">{situation}</p>
          </Stack>
        ))}
      </Split>
    </Section>
  );
}
