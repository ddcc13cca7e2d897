import type { App } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppNeeds } from '#site/sections/AppNeeds.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Section } from '#site/ui/Section.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Unbroken } from '#site/ui/Unbroken.tsx';
import css from './GetApp.module.css';
import { PrimaryStores } from './PrimaryStores.tsx';

type GetAppProps = { locale: Locale; app: App };

/** The end of a product page: the store buttons again, and related apps. */
export function GetApp({ locale, app }: GetAppProps) {
  const { t } = locale;
  return (
    <Section className={css.closing} data-unsearched="">
      <Split from="desk">
        <Stack>
          <h2>
            <Unbroken text={t('product.get.title', { app: appNames[app.id] })} />
          </h2>
          <p data-tone="quiet">{t(app.price.sentence)}</p>
          <PrimaryStores className={css.end} locale={locale} app={app.id} />
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="related-title">
          <Heading level={2} size="h3" id="related-title">
            {t('product.related.title')}
          </Heading>
          <AppNeeds locale={locale} apps={app.related} />
        </Stack>
      </Split>
    </Section>
  );
}
