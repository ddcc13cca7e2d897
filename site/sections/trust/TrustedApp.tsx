import { appPrivacy, type AppPrivacy, type StoredData } from '#content/facts/app-privacy.ts';
import type { App } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { dataFlows, leavesPhone } from '#content/facts/data-flows.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { textLanguage, type TextLanguage } from '#site/sections/article/text-language.ts';
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
  const policies = appPrivacy.filter((one) => one.app === app.id && one.available);
  const leaving = dataFlows[app.id].lines.filter(leavesPhone);
  const text = textLanguage(isFallback);
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
        {leaving.map(({ id }) => (
          <li key={id}>
            <b>{t(flowKeys[id].what)}</b> {t(flowKeys[id].how)}
          </li>
        ))}
        {leaving.length === 0 && <li>{t('products.leaves.nothing')}</li>}
      </List>
      {policies.map((policy) => (
        <OnPlatform
          key={policy.platform}
          policy={policy}
          names={entry.data}
          text={text}
          headings={[t('trust.asks'), t('trust.keeps')].map((heading) =>
            policies.length > 1 ? `${heading} · ${t(platformKey[policy.platform])}` : heading,
          )}
        />
      ))}
      <Cluster gap={5}>
        {policies.map((one) => (
          <a key={one.path} href={path(one.path)}>
            {t('trust.policy', { platform: t(platformKey[one.platform]) })}
          </a>
        ))}
      </Cluster>
    </Card>
  );
}

type OnPlatformProps = {
  policy: AppPrivacy;
  names: LocalDocument<'appData'>['entry']['data'];
  /** Language of the names, if it is not the page's. */
  text: TextLanguage;
  headings: readonly string[];
};

/** What the app requests and what is stored, on one platform: both differ between Android and iOS. */
function OnPlatform({ policy, names, text, headings }: OnPlatformProps) {
  const { devices, data, places, retentions, permissions, needs } = names;
  const plain = (name: string) => fillPlaceholders(name, { device: devices[policy.platform] });
  const storageText = ({ place, retention }: StoredData) => `${plain(places[place])} · ${plain(retentions[retention])}`;
  const [asks, keeps] = headings;
  return (
    <>
      <Heading level={4} size="body">
        {asks}
      </Heading>
      <List variant="bullets" data-tone="quiet" {...text}>
        {policy.permissions.map(({ id, need }) => (
          <li key={id}>
            {plain(permissions[id])}
            {need !== 'required' && <small> {needs[need]}</small>}
          </li>
        ))}
      </List>
      <Heading level={4} size="body">
        {keeps}
      </Heading>
      <Facts {...text} facts={policy.data.map((one) => ({ name: plain(data[one.kind]), value: storageText(one) }))} />
    </>
  );
}
