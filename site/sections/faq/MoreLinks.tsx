import type { App, Platform } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import { questionPictures } from '#site/demos/screen-pictures.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import '#site/ui/follow.css';

type MoreLinksProps = { locale: Locale; app: App; platform: Platform };

/** The app's screen, and related links: the FAQ of the other platform, the guide, the app. */
export function MoreLinks({ locale, app, platform }: MoreLinksProps) {
  const { t, path } = locale;
  const name = t(appNameKey[app.id]);
  return (
    <Card as="section" data-follow="" data-app={app.id} data-screen="" aria-labelledby="more-title">
      <AppScreen locale={locale} {...questionPictures[app.id]} />
      <Heading level={2} size="h3" id="more-title">
        {t('faq.page.more')}
      </Heading>
      <List variant="links">
        {app.faq
          .filter((other) => other.platform !== platform)
          .map((other) => (
            <li key={other.page}>
              <a href={path(`/faq/${other.page}`)}>
                {t('support.apps.questions', { app: name, platform: t(platformKey[other.platform]) })}
              </a>
            </li>
          ))}
        <li>
          <a href={path(`/documentation/${app.slug}-getting-started`)}>
            {t('support.apps.guide', { app: appNames[app.id] })}
          </a>
        </li>
        <li>
          <a href={path(`/product/${app.slug}`)}>{t('faq.page.product', { app: appNames[app.id] })}</a>
        </li>
      </List>
    </Card>
  );
}
