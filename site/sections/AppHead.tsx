import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import { drawingBox } from '#site/demos/screen-drawings.tsx';
import { screenWords } from '#site/demos/screen-words.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import '#site/ui/icons/app-hues.css';
import css from './AppHead.module.css';

type AppHeadProps = {
  locale: Locale;
  app: AppId;
  /** The app's name, as a heading. */
  children: ReactNode;
};

/** The top of a card or section about one app: icon, name, and the telling part of its screen, which is decorative. */
export function AppHead({ locale, app, children }: AppHeadProps) {
  return (
    <Cluster gap={4} align="end" data-app={app} className={css.head}>
      <Cluster gap={4}>
        <AppIcon app={app} width={56} height={56} />
        {children}
      </Cluster>
      <div className={css.screen} aria-hidden="true" data-unsearched="">
        <img src={`/art/screen-${app}.svg`} alt="" {...drawingBox(app)} loading="lazy" decoding="async" />
        {app === 'firewall' && (
          <p>
            {screenWords.firewall(demoText(locale)).map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
      </div>
    </Cluster>
  );
}
