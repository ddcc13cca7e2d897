import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import css from './AppHead.module.css';
import { PhoneEnd } from './PhoneEnd.tsx';

type AppHeadProps = {
  locale: Locale;
  app: AppId;
  /** Where there is no room for the screen. */
  hiddenOn?: 'phone' | 'below-desk';
  /** The app's name, as a heading. */
  children: ReactNode;
};

/** The top of a card or section about one app: icon, name, and the telling part of its screen, which is decorative. */
export function AppHead({ locale, app, hiddenOn, children }: AppHeadProps) {
  return (
    <Cluster gap={4} align="end" data-app={app} className={css.head}>
      <Cluster gap={4}>
        <AppIcon app={app} width={56} height={56} />
        {children}
      </Cluster>
      <PhoneEnd locale={locale} app={app} isDrawingOnly hiddenOn={hiddenOn} className={css.screen} />
    </Cluster>
  );
}
