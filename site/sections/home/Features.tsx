import type { Locale } from '#site/i18n/locale.ts';
import { CheckUs } from '#site/sections/check-us/CheckUs.tsx';
import { Figures } from '#site/sections/Figures.tsx';
import { Check } from '#site/ui/icons/Check.tsx';
import { Section } from '#site/ui/Section.tsx';
import { List } from '#site/ui/List.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { SeenByUs } from './SeenByUs.tsx';
import css from './Features.module.css';

type FeaturesProps = { locale: Locale };

/** Users and rating, and what we see of the users of each app; beside them four benefits with check marks, and the build's measurements of pages. */
export function Features({ locale }: FeaturesProps) {
  const { t } = locale;
  return (
    <Section id="features" aria-labelledby="features-title">
      <Split from="desk" align="stretch">
        <Stack className={css.seen}>
          <h2 id="features-title">{t('home.features.title')}</h2>
          <Text tone="quiet">{t('home.features.lead')}</Text>
          <Figures locale={locale} ids={['activeUsers', 'averageRating']} />
          <SeenByUs locale={locale} />
        </Stack>
        <Stack gap={5}>
          <List variant="lines" className={css.list}>
            <Benefit title={t('home.features.encryption.title')} text={t('home.features.encryption.text')} />
            <Benefit title={t('home.features.monitoring.title')} text={t('home.features.monitoring.text')} />
            <Benefit title={t('home.features.detection.title')} text={t('home.features.detection.text')} />
            <Benefit title={t('home.features.protection.title')} text={t('home.features.protection.text')} />
          </List>
          <CheckUs locale={locale} />
        </Stack>
      </Split>
    </Section>
  );
}

function Benefit({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <Check />
      <Stack gap={1}>
        <h3>{title}</h3>
        <Text tone="quiet">{text}</Text>
      </Stack>
    </li>
  );
}
