import { ScreenRows } from '#site/demos/ScreenRows.tsx';
import { partPlaces } from '#site/demos/screen-part-places.ts';
import { ScreenPart } from '#site/demos/ScreenPart.tsx';
import { demoText } from '#site/i18n/demo-labels.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Tag } from '#site/ui/Tag.tsx';
import type { PartProps } from './part-props.ts';
import css from './Protects.module.css';

/** When the app helps: two situations without it and with it, as decorative pictures, and below each one more that opens. */
export function Protects({ locale, app, text, language }: PartProps) {
  const { t } = locale;
  const { cases } = partPlaces[app.id];
  const others = text.protects.filter((_, index) => cases.every(({ at }) => at !== index));
  const heads = [t('product.protects.before'), t('product.protects.after')] as const;
  const demo = { app: app.id, text: demoText(locale) };
  return (
    <Section aria-labelledby="protects-title">
      <h2 id="protects-title">{t('product.protects.title')}</h2>
      <Split from="desk" className={css.cases}>
        {cases.map((one, index) => (
          <Stack key={one.at} gap={4}>
            {'rows' in one ? (
              <ScreenRows {...demo} heads={heads} rows={one.rows} who={one.who} />
            ) : (
              <div className={css.pictures}>
                {[one.without, one.with].map((picture, column) => (
                  <ScreenPart key={heads[column]} {...demo} label={<Tag>{one.heads?.[column] ?? heads[column]}</Tag>}>
                    {picture}
                  </ScreenPart>
                ))}
              </div>
            )}
            <h3 {...language}>{text.protects[one.at]?.title}</h3>
            <p data-tone="quiet" data-size="small" {...language}>
              {text.protects[one.at]?.text}
            </p>
            <Disclosure summary={<h3>{others[index]?.title}</h3>} {...language}>
              <p>{others[index]?.text}</p>
            </Disclosure>
          </Stack>
        ))}
      </Split>
    </Section>
  );
}
