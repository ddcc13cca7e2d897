import type { App } from '#content/facts/apps.ts';
import { appNameKey, platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { DataFlow } from '#site/sections/product/DataFlow.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Folded } from '#site/ui/Folded.tsx';
import { Rows } from '#site/ui/Rows.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import '#site/ui/icons/app-hues.css';
import { policiesOf } from './AppMatrix.tsx';
import { OnPlatform } from './OnPlatform.tsx';

type AppDetailsProps = { locale: Locale; app: App; names: LocalDocument<'appData'> };

/** Everything about one app, folded away: the diagram of what leaves the phone, what it asks for, and what is kept where and how long. */
export function AppDetails({ locale, app, names: { entry, isFallback } }: AppDetailsProps) {
  const { t, path } = locale;
  const policies = policiesOf(app);
  return (
    <Folded summary={<h3>{t(appNameKey[app.id])}</h3>} contentId={app.slug} data-app={app.id}>
      <DataFlow
        locale={locale}
        app={app}
        heading={
          <Heading level={4} size="body">
            {t('flow.title')}
          </Heading>
        }
      />
      <Rows columns={2} gap={6}>
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
      </Rows>
      <Cluster gap={5}>
        <a href={path(`/product/${app.slug}`)}>{t('catalogue.exploreApp', { app: t(appNameKey[app.id]) })}</a>
        {policies.map((one) => (
          <a key={one.path} href={path(one.path)}>
            {t('trust.policy', { platform: t(platformKey[one.platform]) })}
          </a>
        ))}
      </Cluster>
    </Folded>
  );
}
