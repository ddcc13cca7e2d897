import { LampScene } from '#site/ui/art/LampScene.tsx';
import type { Locale } from '#site/i18n/locale.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { IntroArt } from '#site/ui/IntroArt.tsx';
import { PageIntro } from '#site/ui/PageIntro.tsx';
import { Section } from '#site/ui/Section.tsx';
import { List } from '#site/ui/List.tsx';

type OfflinePageProps = { locale: Locale };

/**
 * Shown by the service worker instead of a page that it can't fetch and hasn't saved. The worker fills the list with
 * links to the saved pages, and sets the links to the current page to the requested URL
 * (`site/service-worker/offline-page.ts`).
 */
export function OfflinePage({ locale: { t, path } }: OfflinePageProps) {
  return (
    <>
      <PageIntro
        title={t('offline.title')}
        lead={t('offline.text')}
        art={
          <IntroArt extra>
            <LampScene width={360} />
          </IntroArt>
        }
      >
        <ButtonLink href={path('/offline')}>{t('offline.retry')}</ButtonLink>
      </PageIntro>
      <div id="saved-pages" hidden>
        <Section aria-labelledby="saved-title">
          <h2 id="saved-title">{t('offline.saved')}</h2>
          <List variant="links">
            <li>%saved-pages%</li>
          </List>
        </Section>
      </div>
    </>
  );
}
