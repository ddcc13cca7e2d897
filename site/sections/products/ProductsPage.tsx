import type { Locale } from '#site/i18n/locale.ts';
import { Catalogue } from '#site/sections/catalogue/Catalogue.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Closing } from '#site/ui/Closing.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Comparison } from './Comparison.tsx';
import { Guide } from './Guide.tsx';

type ProductsPageProps = { locale: Locale };

/** All apps: a guide to the choice, the catalogue, a comparison. */
export function ProductsPage({ locale }: ProductsPageProps) {
  const { t, path } = locale;
  return (
    <>
      <PageIntro title={t('products.heading')} lead={t('products.lead')} />
      <Guide locale={locale} />
      <Catalogue locale={locale} />
      <Comparison locale={locale} />
      <Closing title={t('products.unsure.title')} text={t('products.unsure.text')}>
        <Cluster justify="center">
          <ButtonLink href={path('/documentation/getting-started')}>{t('products.unsure.guide')}</ButtonLink>
          <ButtonLink variant="secondary" href={path('/contact')}>
            {t('products.unsure.contact')}
          </ButtonLink>
        </Cluster>
      </Closing>
    </>
  );
}
