import { apps } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { ListFilter } from '#site/sections/filter/ListFilter.tsx';
import { Section } from '#site/ui/Section.tsx';
import { SegmentedControl } from '#site/ui/SegmentedControl.tsx';
import css from './Catalogue.module.css';
import { catalogueId, platformGroup } from './platform-filter.ts';
import { ProductCard } from './ProductCard.tsx';

type CatalogueProps = { locale: Locale };

/** The six apps with a filter by platform; its page carries `platformFilterStyles()`. */
export function Catalogue({ locale }: CatalogueProps) {
  const { t } = locale;
  return (
    <Section id={catalogueId} aria-labelledby="apps-title">
      <div className={css.head}>
        <h2 id="apps-title">{t('catalogue.title')}</h2>
        <ListFilter groups={[platformGroup(locale)]} Control={SegmentedControl} />
      </div>
      <ul className={css.cards}>
        {apps.map((app) => (
          <li key={app.id} className={css.item} data-platform={app.platforms.join(' ')}>
            <ProductCard locale={locale} app={app} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
