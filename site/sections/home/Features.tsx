import type { Locale } from '#site/i18n/locale.ts';
import { Figures } from '#site/sections/Figures.tsx';
import { Check } from '#site/ui/icons/Check.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import { SeenByUs } from './SeenByUs.tsx';
import css from './Features.module.css';

type FeaturesProps = { locale: Locale };

/** Users and rating, four benefits with check marks, and what we see of the users of each app. */
export function Features({ locale }: FeaturesProps) {
  const { t } = locale;
  return (
    <Section id="features" aria-labelledby="features-title">
      <Split gap={5} from="desk" align="end">
        <Stack gap={3}>
          <h2 id="features-title">{t('home.features.title')}</h2>
          <Text tone="quiet">{t('home.features.lead')}</Text>
        </Stack>
        <Figures locale={locale} ids={['activeUsers', 'averageRating']} />
      </Split>
      <Rows as="ul" columns={4} gap={5}>
        <Benefit title={t('home.features.encryption.title')} text={t('home.features.encryption.text')} />
        <Benefit title={t('home.features.monitoring.title')} text={t('home.features.monitoring.text')} />
        <Benefit title={t('home.features.detection.title')} text={t('home.features.detection.text')} />
        <Benefit title={t('home.features.protection.title')} text={t('home.features.protection.text')} />
      </Rows>
      <SeenByUs locale={locale} />
    </Section>
  );
}

function Benefit({ title, text }: { title: string; text: string }) {
  return (
    <li className={css.benefit}>
      <Check data-tone="ok" />
      <Stack gap={1}>
        <Heading level={3} size="lead">
          {title}
        </Heading>
        <Text tone="quiet" size="small">
          {text}
        </Text>
      </Stack>
    </li>
  );
}
