import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { CardScreen } from '#site/sections/catalogue/CardScreen.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import css from './AppHead.module.css';

type AppHeadProps = {
  locale: Locale;
  app: AppId;
  /** The app's name, as a heading. */
  children: ReactNode;
};

/** The top of a card or section about one app: icon, name, and a part of its screen. */
export function AppHead({ locale, app, children }: AppHeadProps) {
  return (
    <Cluster justify="between" gap={4} align="end" data-app={app} className={css.head}>
      <Cluster gap={4}>
        <AppIcon app={app} width={56} height={56} />
        {children}
      </Cluster>
      <CardScreen locale={locale} app={app} isLow />
    </Cluster>
  );
}
