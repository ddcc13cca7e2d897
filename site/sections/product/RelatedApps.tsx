import { appById, type App } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { ArrowEnd } from '#site/ui/icons/ArrowEnd.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './RelatedApps.module.css';

type RelatedAppsProps = { locale: Locale; app: App };

/** Related apps, one per line. */
export function RelatedApps({ locale: { t, path }, app }: RelatedAppsProps) {
  return (
    <Section aria-labelledby="related-title">
      <h2 id="related-title">{t('product.related.title')}</h2>
      <ul className={css.related}>
        {app.related.map((id) => (
          <li key={id}>
            <a href={path(`/product/${appById(id).slug}`)}>
              <AppIcon app={id} />
              <span>
                <b>{t(appNameKey[id])}</b>
                {t(appNeedKey[id])}
              </span>
              <ArrowEnd />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
