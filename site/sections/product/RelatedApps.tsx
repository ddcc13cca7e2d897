import { appById, type App } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import { AppLink } from '#site/ui/AppLink.tsx';
import { Grid } from '#site/ui/Grid.tsx';

type RelatedAppsProps = { locale: Locale; app: App };

/** Related apps, one per line. */
export function RelatedApps({ locale: { t, path }, app }: RelatedAppsProps) {
  return (
    <Section aria-labelledby="related-title">
      <h2 id="related-title">{t('product.related.title')}</h2>
      <Grid as="ul" columns={2}>
        {app.related.map((id) => (
          <AppLink
            key={id}
            app={id}
            href={path(`/product/${appById(id).slug}`)}
            name={t(appNameKey[id])}
            text={t(appNeedKey[id])}
          />
        ))}
      </Grid>
    </Section>
  );
}
