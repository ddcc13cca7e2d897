import type { App } from '#content/facts/apps.ts';
import { appNameKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppHead } from '#site/sections/AppHead.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import '#site/ui/follow.css';

type AppCardProps = { locale: Locale; app: App };

/** The app that a page is about, as a link to its page. */
export function AppCard({ locale: { t, path }, locale, app }: AppCardProps) {
  return (
    <Card isCovered data-follow="" data-screen="" data-unsearched="">
      <AppHead locale={locale} app={app.id}>
        <Heading level={2} size="lead">
          <a data-cover="" href={path(`/product/${app.slug}`)}>
            {t(appNameKey[app.id])}
          </a>
        </Heading>
      </AppHead>
    </Card>
  );
}
