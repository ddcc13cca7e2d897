import { firstSentence } from '#site/i18n/first-sentence.ts';
import { Heading } from '#site/ui/Heading.tsx';
import { Glyph } from '#site/ui/icons/Glyph.tsx';
import { List } from '#site/ui/List.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import css from './Limits.module.css';
import type { PartProps } from './part-props.ts';

/** The limits of the app: what it does not do. The first sentence of each says it. */
export function Limits({ locale, text, language }: PartProps) {
  const tag = language.lang ?? locale.language.tag;
  return (
    <Stack as="section" gap={4} aria-labelledby="limits-title">
      <Heading level={2} size="h3" id="limits-title">
        {locale.t('product.limits.title')}
      </Heading>
      <List variant="lines" className={css.limits} {...language}>
        {text.limits.map((limit) => {
          const { first, rest } = firstSentence(limit, tag);
          return (
            <li key={limit}>
              <Glyph data-tone="quiet">
                <path d="M7 7l10 10M17 7L7 17" />
              </Glyph>
              <Heading level={3} size="body">
                {first}
              </Heading>
              {rest && <p data-size="small">{rest}</p>}
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
