import { firstSentence } from '#site/i18n/first-sentence.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import css from './Limits.module.css';
import type { PartProps } from './part-props.ts';

/** The limits of the app: what it does not do. The first sentence of each says it; the rest opens. */
export function Limits({ locale, text, language }: PartProps) {
  const tag = language.lang ?? locale.language.tag;
  return (
    <Stack as="section" gap={4} aria-labelledby="limits-title">
      <Heading level={2} size="h3" id="limits-title">
        {locale.t('product.limits.title')}
      </Heading>
      <div className={css.limits} {...language}>
        {text.limits.map((limit) => {
          const { first, rest } = firstSentence(limit, tag);
          return rest ? (
            <Disclosure key={limit} summary={<h3>{first}</h3>}>
              <p>{rest}</p>
            </Disclosure>
          ) : (
            <h3 key={limit}>{first}</h3>
          );
        })}
      </div>
    </Stack>
  );
}
