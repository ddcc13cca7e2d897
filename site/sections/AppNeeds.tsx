import { appById, type AppId } from '#content/facts/apps.ts';
import { appNameKey, appNeedKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppLink } from '#site/ui/AppLink.tsx';
import { Stack } from '#site/ui/Stack.tsx';

type AppNeedsProps = { locale: Locale; apps: readonly AppId[] };

/** Links to apps, each with its purpose in a few words. */
export function AppNeeds({ locale: { t, path }, apps }: AppNeedsProps) {
  return (
    <Stack as="ul" gap={3}>
      {apps.map((id) => (
        <AppLink
          key={id}
          app={id}
          href={path(`/product/${appById(id).slug}`)}
          name={t(appNameKey[id])}
          text={t(appNeedKey[id])}
        />
      ))}
    </Stack>
  );
}
