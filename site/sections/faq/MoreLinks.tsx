import type { App, Platform } from '#content/facts/apps.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { Guide } from '#site/queries/guides.ts';
import { GuideLink } from '#site/sections/GuideLink.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';

type MoreLinksProps = { locale: Locale; app: App; platform: Platform; guide: Guide };

/** Related links: the FAQ of the other platform, and the guide. */
export function MoreLinks({ locale, app, platform, guide }: MoreLinksProps) {
  const { t, path } = locale;
  return (
    <section data-unprinted="" aria-labelledby="more-title">
      <Heading level={2} size="h3" id="more-title">
        {t('faq.page.more')}
      </Heading>
      <List variant="links">
        {app.faq
          .filter((other) => other.platform !== platform)
          .map((other) => (
            <li key={other.page}>
              <a href={path(`/faq/${other.page}`)}>
                {t('support.apps.questions', { app: t(appNameKey[app.id]), platform: t(platformKey[other.platform]) })}
              </a>
            </li>
          ))}
        <li>
          <GuideLink locale={locale} guide={guide} />
        </li>
      </List>
    </section>
  );
}
