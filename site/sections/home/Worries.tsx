import { appById, appIds, type AppId } from '#content/facts/apps.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Grid } from '#site/ui/Grid.tsx';
import css from './Worries.module.css';

type WorriesProps = { locale: Locale };

/** The concern that each app is for; the same questions as on `/products`. */
const questions = {
  firewall: 'products.guide.talkative.question',
  photovault: 'products.guide.documents.question',
  applock: 'products.guide.others.question',
  antitheft: 'products.guide.lost.question',
  vpn: 'products.guide.wifi.question',
  password: 'products.guide.passwords.question',
} as const satisfies Record<AppId, LabelKey>;

/** What visitors worry about, each a link that starts the demonstration of the app for it. */
export function Worries({ locale: { t, path } }: WorriesProps) {
  return (
    <Grid as="ul" gap={3} className={css.worries}>
      {appIds.map((id) => (
        <li key={id}>
          <a href={path(`/product/${appById(id).slug}#try`)}>
            <AppIcon app={id} width={32} height={32} />
            {t(questions[id])}
          </a>
        </li>
      ))}
    </Grid>
  );
}
