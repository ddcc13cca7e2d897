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
import css from './TrustPage.module.css';

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
    <article id={app.slug} className={css.app} data-app={app.id} aria-labelledby={`${app.slug}-title`}>
      <h3 id={`${app.slug}-title`}>
        <AppIcon app={app.id} />
        <a href={path(`/product/${app.slug}`)}>{appNames[app.id]}</a>
      </h3>
      <h4>{t('trust.leaves')}</h4>
      <ul>
        {dataFlows[app.id].lines.map(({ id }) => (
          <li key={id}>
            <b>{t(flowKeys[id].what)}</b> {t(flowKeys[id].how)}
          </li>
        ))}
      </ul>
      <h4>{t('trust.asks')}</h4>
      <ul {...text}>
        {requested.map(([name, { need }]) => (
          <li key={name}>
            {plain(name)}
            {need === 'optional' && <small> {needs.optional}</small>}
          </li>
        ))}
      </ul>
      <h4>{t('trust.keeps')}</h4>
      <dl {...text}>
        {policy.data.map((one) => (
          <div key={one.kind + one.place}>
            <dt>{plain(data[one.kind])}</dt>
            <dd>{storageText(one)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.policies}>
        {[policy, ...others].map((one) => (
          <a key={one.path} href={path(one.path)}>
            {t('trust.policy', { platform: t(platformKey[one.platform]) })}
          </a>
        ))}
      </p>
    </article>
  );
}
