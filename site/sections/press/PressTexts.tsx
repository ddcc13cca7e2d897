import { withoutJoiners } from '#locales/keep-together.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import css from './PressPage.module.css';

/**
 * The company in one sentence, one paragraph and two paragraphs, each with a button that copies it
 * (`site/inline/copy-texts.ts`). Invisible characters are not copied.
 */
export function PressTexts({ locale: { t } }: { locale: Locale }) {
  return (
    <Section aria-labelledby="press-texts">
      <h2 id="press-texts">{t('press.texts.title')}</h2>
      <Split gap={5} align="stretch" wide="second">
        <Text title={t('press.texts.short')}>{[t('press.short')]}</Text>
        <Text title={t('press.texts.medium')}>{[t('press.medium')]}</Text>
      </Split>
      <Disclosure summary={t('press.texts.long')}>
        <Text>{[t('press.medium'), t('press.long')]}</Text>
      </Disclosure>
      <template data-copies={`.${css.text}`}>
        <Button type="button" variant="quiet" data-copied={t('press.copied')}>
          {t('press.copy')}
        </Button>
      </template>
    </Section>
  );
}

function Text({ title, children }: { title?: string; children: readonly string[] }) {
  return (
    <Card as="article">
      {title && (
        <Heading level={3} size="small" data-tone="quiet">
          {title}
        </Heading>
      )}
      <Stack gap={3} className={css.text}>
        {children.map((text) => (
          <p key={text}>{withoutJoiners(text)}</p>
        ))}
      </Stack>
    </Card>
  );
}
