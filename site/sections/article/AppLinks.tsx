import { appById, type AppId } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { appDescriptionKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppLink } from '#site/ui/AppLink.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Stack } from '#site/ui/Stack.tsx';

type AppLinksProps = { locale: Locale; apps: readonly AppId[] };

/** The apps that an article is about, with links to their pages. */
export function AppLinks({ locale: { t, path }, apps }: AppLinksProps) {
  if (apps.length === 0) return null;
  return (
    <Stack as="section" data-unsearched="" aria-labelledby="article-apps">
      <Heading level={2} size="h3" id="article-apps">
        {t('article.apps')}
      </Heading>
      <Stack as="ul" gap={3}>
        {apps.map((id) => (
          <AppLink
            key={id}
            app={id}
            href={path(`/product/${appById(id).slug}`)}
            name={appNames[id]}
            text={t(appDescriptionKey[id])}
          />
        ))}
      </Stack>
    </Stack>
  );
}
