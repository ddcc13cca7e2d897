import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { Section } from '#site/ui/Section.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import css from './PressPage.module.css';

/** What each drawing shows. */
const pictureKey = {
  firewall: 'stage.firewall.label',
  photovault: 'stage.photovault.label',
  applock: 'stage.applock.label',
  antitheft: 'stage.antitheft.label',
  vpn: 'stage.vpn.label',
  password: 'stage.password.label',
} as const satisfies Record<AppId, LabelKey>;

/** A drawing of an app: URLs of a small image for the page, and a large one for print. */
export type AppDrawing = { app: AppId; small: string; large: string };

type DrawingsProps = { locale: Locale; drawings: readonly AppDrawing[] };

/** Drawings of the six apps. Each links to the large image. */
export function Drawings({ locale: { t }, drawings }: DrawingsProps) {
  return (
    <Section aria-labelledby="press-pictures">
      <h2 id="press-pictures">{t('press.pictures.title')}</h2>
      <p>{t('press.pictures.text')}</p>
      <Stack as="ul" gap={5} className={css.pictures}>
        {drawings.map(({ app, small, large }) => (
          <li key={app}>
            <a href={large}>
              <img src={small} width="300" height="600" loading="lazy" decoding="async" alt={t(pictureKey[app])} />
            </a>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
