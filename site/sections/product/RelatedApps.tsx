import { appById, type App } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ProductCard } from '#site/sections/catalogue/ProductCard.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './RelatedApps.module.css';

type RelatedAppsProps = { locale: Locale; app: App };

/** Apps that go well with this one. */
export function RelatedApps({ locale, app }: RelatedAppsProps) {
  return (
    <Section aria-labelledby="related-title">
      <h2 id="related-title">{locale.t('product.related.title')}</h2>
      <ul className={css.related}>
        {app.related.map((id) => (
          <li key={id}>
            <ProductCard locale={locale} app={appById(id)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
