import { apps, platforms, type App, type AppId } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey, platformKey } from '#site/i18n/app-keys.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Check } from '#site/ui/icons/Check.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './Comparison.module.css';

type ComparisonProps = { locale: Locale };

/** What leaves the phone while an app is used, not counting what the user exports or sends. */
const leavesKey = {
  firewall: 'products.leaves.firewall',
  photovault: 'products.leaves.own',
  applock: 'products.leaves.nothing',
  antitheft: 'products.leaves.antitheft',
  vpn: 'products.leaves.vpn',
  password: 'products.leaves.own',
} as const satisfies Record<AppId, LabelKey>;

/** A table of the six apps: purpose, platforms, what leaves the phone, price. */
export function Comparison({ locale }: ComparisonProps) {
  const { t } = locale;
  return (
    <Section aria-labelledby="compare-title">
      <h2 id="compare-title">{t('products.compare.title')}</h2>
      <p className={css.lead}>{t('products.compare.lead')}</p>
      <table className={css.comparison} aria-labelledby="compare-title">
        <thead>
          <tr>
            <th scope="col">{t('products.compare.app')}</th>
            {platforms.map((platform) => (
              <th key={platform} scope="col">
                {t(platformKey[platform])}
              </th>
            ))}
            <th scope="col">{t('products.compare.leaves')}</th>
            <th scope="col">{t('products.compare.price')}</th>
          </tr>
        </thead>
        <tbody>
          {apps.map((app) => (
            <Row key={app.id} locale={locale} app={app} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Row({ locale: { t, path }, app }: { locale: Locale; app: App }) {
  return (
    <tr>
      <th scope="row">
        <div className={css.app}>
          <AppIcon app={app.id} />
          <div>
            <a href={path(`/product/${app.slug}`)}>{t(appNameKey[app.id])}</a>
            <p>{t(appNeedKey[app.id])}</p>
          </div>
        </div>
      </th>
      {platforms.map((platform) => {
        const isThere = app.platforms.includes(platform);
        return (
          <td
            key={platform}
            className={css.platform}
            data-label={t(platformKey[platform])}
            data-there={isThere || undefined}
          >
            {isThere ? <Check /> : <span aria-hidden="true">–</span>}
            <span className="visually-hidden">{t(isThere ? 'products.compare.yes' : 'products.compare.no')}</span>
          </td>
        );
      })}
      <td data-label={t('products.compare.leaves')}>{t(leavesKey[app.id])}</td>
      <td data-label={t('products.compare.price')}>
        {t(app.id === 'vpn' ? 'products.compare.plan' : 'products.compare.free')}
      </td>
    </tr>
  );
}
