import { appPrivacy, type StoredData } from '#content/facts/app-privacy.ts';
import type { App } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { dataFlows } from '#content/facts/data-flows.ts';
import { permissionsOf } from '#content/facts/permissions.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Card } from '#site/ui/Card.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Facts } from '#site/ui/Facts.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { List } from '#site/ui/List.tsx';

type TrustedAppProps = { locale: Locale; app: App; names: LocalDocument<'appData'> };

/** A summary of one app: what leaves the phone, what it requests, and what is stored where and for how long. */
export function TrustedApp({ locale, app, names: { entry, isFallback } }: TrustedAppProps) {
  const { t, path } = locale;
  const { devices, data, places, retentions, permissions, needs } = entry.data;
  const [policy, ...others] = appPrivacy.filter((one) => one.app === app.id && one.available);
  if (!policy) throw new Error(`${app.id} is in no store`);
  const plain = (name: string) => fillPlaceholders(name, { device: devices[policy.platform] });
  const text = textLanguage(isFallback);
  const requested = [...new Map(permissionsOf(app.id).map((one) => [permissions[one.id], one]))];
  const storageText = ({ place, retention }: StoredData) => `${plain(places[place])} · ${plain(retentions[retention])}`;
  return (
    <Card as="article" id={app.slug} data-app={app.id} aria-labelledby={`${app.slug}-title`}>
      <Cluster>
        <AppIcon app={app.id} />
        <h3 id={`${app.slug}-title`}>
          <a href={path(`/product/${app.slug}`)}>{appNames[app.id]}</a>
        </h3>
      </Cluster>
      <Heading level={4} size="body">
        {t('trust.leaves')}
      </Heading>
      <List variant="bullets" data-tone="quiet">
        {dataFlows[app.id].lines.map(({ id }) => (
          <li key={id}>
            <b>{t(flowKeys[id].what)}</b> {t(flowKeys[id].how)}
          </li>
        ))}
      </List>
      <Heading level={4} size="body">
        {t('trust.asks')}
      </Heading>
      <List variant="bullets" data-tone="quiet" {...text}>
        {requested.map(([name, { need }]) => (
          <li key={name}>
            {plain(name)}
            {need === 'optional' && <small> {needs.optional}</small>}
          </li>
        ))}
      </List>
      <Heading level={4} size="body">
        {t('trust.keeps')}
      </Heading>
      <Facts {...text} facts={policy.data.map((one) => ({ name: plain(data[one.kind]), value: storageText(one) }))} />
      <Cluster gap={5}>
        {[policy, ...others].map((one) => (
          <a key={one.path} href={path(one.path)}>
            {t('trust.policy', { platform: t(platformKey[one.platform]) })}
          </a>
        ))}
      </Cluster>
    </Card>
  );
}
