import { platforms } from '#content/facts/apps.ts';
import { storeLinks } from '#content/facts/company.ts';
import { platformKey, storeStateKey } from '#site/i18n/app-keys.ts';
import { AndroidGlyph } from '#site/ui/icons/AndroidGlyph.tsx';
import { IosGlyph } from '#site/ui/icons/IosGlyph.tsx';
import { Section } from '#site/ui/Section.tsx';
import type { PartProps } from './part-props.ts';
import css from './PlatformComparison.module.css';

/** What the app can do on each platform, and alternatives that the platform offers where the app is not available. */
export function PlatformComparison({ locale: { t }, app, text, language }: PartProps) {
  return (
    <Section aria-labelledby="platforms-title">
      <h2 id="platforms-title">{t('product.platforms.title')}</h2>
      <div className={css.platforms}>
        {platforms.map((platform) => {
          const isAvailable = storeLinks[app.id][platform] !== undefined;
          return (
            <section key={platform} data-available={isAvailable || undefined}>
              <h3>
                {platform === 'android' ? <AndroidGlyph /> : <IosGlyph />}
                {t(platformKey[platform])}
              </h3>
              <p className={css.state}>{t(storeStateKey[platform][isAvailable ? 'on' : 'off'])}</p>
              <p {...language}>{text.platforms[platform]}</p>
            </section>
          );
        })}
      </div>
    </Section>
  );
}
