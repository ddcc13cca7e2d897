import type { AppPrivacy } from '#content/facts/app-privacy.ts';
import type { App } from '#content/facts/apps.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { DataFlow } from '#site/sections/product/DataFlow.tsx';
import { flowTitleKey } from '#site/sections/product/flow-keys.ts';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';
import '#site/ui/icons/app-hues.css';
import { OnPlatform } from './OnPlatform.tsx';

type AppDetailsProps = {
  locale: Locale;
  app: App;
  names: LocalDocument<'appData'>;
  /** Those of the platforms on which the app is available. */
  policies: readonly AppPrivacy[];
};

/** Everything about one app: the diagram of what leaves the phone, what it asks for, and what is kept where and how long. */
export function AppDetails({ locale, app, names: { entry, isFallback }, policies }: AppDetailsProps) {
  const { t, path } = locale;
  return (
    <>
      <DataFlow
        locale={locale}
        app={app}
        heading={
          <Heading level={4} size="lead">
            {t(flowTitleKey(app.id))}
          </Heading>
        }
      />
      {policies.map((policy) => (
        <OnPlatform
          key={policy.platform}
          policy={policy}
          names={entry.data}
          text={textLanguage(isFallback)}
          headings={[t('trust.asks'), t('trust.keeps')].map((heading) =>
            policies.length > 1 ? `${heading} · ${t(platformKey[policy.platform])}` : heading,
          )}
        />
      ))}
      <List variant="links" isInline>
        <li>
          <a href={path(`/product/${app.slug}`)}>{t('catalogue.exploreApp', { app: t(appNameKey[app.id]) })}</a>
        </li>
        {policies.map((one) => (
          <li key={one.path}>
            <a href={path(one.path)}>{t('trust.policy', { platform: t(platformKey[one.platform]) })}</a>
          </li>
        ))}
      </List>
    </>
  );
}
