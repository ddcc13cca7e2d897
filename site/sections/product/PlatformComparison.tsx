import { platforms } from '#content/facts/apps.ts';
import { storeLinks } from '#content/facts/company.ts';
import { platformKey, storeStateKey } from '#site/i18n/app-keys.ts';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { AndroidGlyph } from '#site/ui/icons/AndroidGlyph.tsx';
import { IosGlyph } from '#site/ui/icons/IosGlyph.tsx';
import { Split } from '#site/ui/Split.tsx';
import { StateMark } from '#site/ui/StateMark.tsx';
import { FactDisclosure } from './FactDisclosure.tsx';
import type { PartProps } from './part-props.ts';

/** Where the app is available, and what it can do on each platform, or what the platform offers instead. */
export function PlatformComparison({ locale, app, text, language }: PartProps) {
  const { t } = locale;
  return (
    <FactDisclosure
      title={t('product.platforms.title')}
      short={platforms.map((platform) => {
        const isAvailable = storeLinks[app.id][platform] !== undefined;
        return (
          <StateMark
            key={platform}
            text={t(storeStateKey[platform][isAvailable ? 'on' : 'off'])}
            tone={isAvailable ? 'ok' : 'quiet'}
          />
        );
      })}
    >
      <Split gap={5}>
        {platforms.map((platform) => (
          <section key={platform}>
            <Heading level={3} size="body">
              <Cluster as="span" gap={2}>
                {platform === 'android' ? <AndroidGlyph /> : <IosGlyph />}
                {t(platformKey[platform])}
              </Cluster>
            </Heading>
            <p {...language}>{text.platforms[platform]}</p>
          </section>
        ))}
      </Split>
    </FactDisclosure>
  );
}
