import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import css from './DocumentationIndex.module.css';

type GuideCardProps = { locale: Locale; guide: Guide };

/** A card that links to a general guide. */
export function GuideCard({ locale: { t, path }, guide: { slug, entry, isFallback } }: GuideCardProps) {
  const { title, summary } = entry.data;
  const language = textLanguage(isFallback);
  return (
    <Card as="article" direction="row" gap={5} isCovered className={css.guide}>
      <LogoMark data-hidden="phone" width={48} height={48} />
      <Stack gap={2}>
        <Heading level={2} size="h3">
          <a href={path(`/documentation/${slug}`)} data-cover="" {...language}>
            {title}
          </a>
        </Heading>
        <Text tone="quiet" {...language}>
          {summary}
        </Text>
        <Cluster gap={2} aria-hidden="true">
          <strong>{t('documentation.read')}</strong>
          <ArrowEnd />
        </Cluster>
      </Stack>
    </Card>
  );
}
