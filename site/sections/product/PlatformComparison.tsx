import { platforms } from '#content/facts/apps.ts';
import { storeLinks } from '#content/facts/company.ts';
import { platformKey, storeStateKey } from '#site/i18n/app-keys.ts';
import { AndroidGlyph } from '#site/ui/icons/AndroidGlyph.tsx';
import { IosGlyph } from '#site/ui/icons/IosGlyph.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { StateMark } from '#site/ui/StateMark.tsx';
import { Text } from '#site/ui/Text.tsx';
import type { PartProps } from './part-props.ts';

/** What the app can do on each platform; where it is not available, what the platform offers instead opens. */
export function PlatformComparison({ locale, app, text, language }: PartProps) {
  const { t } = locale;
  return (
    <Stack as="section" gap={4} aria-labelledby="platforms-title">
      <Heading level={2} size="h3" id="platforms-title">
        {t('product.platforms.title')}
      </Heading>
      {platforms.map((platform) => {
        const isAvailable = storeLinks[app.id][platform] !== undefined;
        const name = (
          <Heading level={3} size="lead">
            <Cluster as="span" gap={2}>
              {platform === 'android' ? <AndroidGlyph /> : <IosGlyph />}
              {t(platformKey[platform])}
              <StateMark
                text={t(storeStateKey[platform][isAvailable ? 'on' : 'off'])}
                tone={isAvailable ? 'ok' : 'quiet'}
                data-size="caption"
              />
            </Cluster>
          </Heading>
        );
        const what = (
          <Text size="small" tone="quiet" {...language}>
            {text.platforms[platform]}
          </Text>
        );
        return isAvailable ? (
          <Card as="section" key={platform}>
            {name}
            {what}
          </Card>
        ) : (
          <Disclosure key={platform} summary={name}>
            {what}
          </Disclosure>
        );
      })}
    </Stack>
  );
}
