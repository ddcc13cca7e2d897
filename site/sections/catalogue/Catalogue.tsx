import { apps, catalogueSettings } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import filterScript from '#site/inline/choice-filter.ts?inline-script';
import { Section } from '#site/ui/Section.tsx';
import { SegmentedControl } from '#site/ui/SegmentedControl.tsx';
import css from './Catalogue.module.css';
import { ProductCard } from './ProductCard.tsx';

type CatalogueProps = { locale: Locale };

/**
 * The six apps with a filter by platform. The filter is a group of radio buttons that CSS reads, so it needs no
 * JavaScript; `site/inline/choice-filter.ts` keeps the choice in the address.
 */
export function Catalogue({ locale }: CatalogueProps) {
  const { t } = locale;
  return (
    <Section id="apps" className={css.catalogue} aria-labelledby="apps-title">
      <div className={css.head}>
        <h2 id="apps-title">{t('catalogue.title')}</h2>
        <SegmentedControl
          name="platform"
          legend={t('catalogue.filter')}
          options={[
            { value: 'all', label: t('catalogue.all') },
            { value: 'android', label: t('platform.android') },
            ...(catalogueSettings.iosFilter ? [{ value: 'ios', label: t('platform.ios') }] : []),
          ]}
        />
      </div>
      <ul className={css.cards}>
        {apps.map((app) => (
          <li key={app.id} className={css.item} data-platforms={app.platforms.join(' ')}>
            <ProductCard locale={locale} app={app} />
          </li>
        ))}
      </ul>
      <script dangerouslySetInnerHTML={{ __html: filterScript }} />
    </Section>
  );
}
