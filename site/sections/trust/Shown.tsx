import type { FlowId } from '#content/facts/data-flows.ts';
import type { ScreenPicture } from '#site/demos/screen-pictures.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppScreen } from '#site/sections/AppScreen.tsx';
import { flowKeys } from '#site/sections/product/flow-keys.ts';
import { Figure } from '#site/ui/Figure.tsx';
import { Grid } from '#site/ui/Grid.tsx';
import '#site/ui/icons/app-hues.css';
import css from './TrustPage.module.css';

/** What each picture shows. */
const shown: readonly (ScreenPicture & { flow: FlowId })[] = [
  { app: 'firewall', state: 'strict', crop: 'end', flow: 'blocked' },
  { app: 'photovault', state: 'sealed', crop: 'start', flow: 'pictures' },
];

/** Screens of the apps on which visitors can see for themselves what the table says. */
export function Shown({ locale }: { locale: Locale }) {
  const { t } = locale;
  return (
    <Grid className={css.shown} data-unsearched="" data-unprinted="">
      {shown.map(({ flow, ...picture }, index) => (
        <Figure
          key={flow}
          // One is enough before the table.
          data-hidden={index ? 'phone' : undefined}
          caption={
            <>
              <b>{t(flowKeys[flow].what)}</b>
              <br />
              {t(flowKeys[flow].how)}
            </>
          }
        >
          <AppScreen locale={locale} {...picture} />
        </Figure>
      ))}
    </Grid>
  );
}
