import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { clockText } from '#site/ui/art/clock-text.ts';
import { Phone } from '#site/ui/art/Phone.tsx';
import css from './Stage.module.css';

type StageProps = {
  locale: Locale;
  app: AppId;
  /** The app's screen. */
  children?: ReactNode;
  /** The island that replaces the still image with the demonstration. */
  demo?: ReactNode;
};

const labels = {
  firewall: 'stage.firewall.label',
  photovault: 'stage.photovault.label',
  applock: 'stage.applock.label',
  antitheft: 'stage.antitheft.label',
  vpn: 'stage.vpn.label',
  password: 'stage.password.label',
} as const satisfies Record<AppId, LabelKey>;

/**
 * The app on a phone: a still image in HTML, which is sharp, translated and mirrored. Links to `#try` scroll here and
 * start the demonstration (`site/inline/start-demo.ts`).
 */
export function Stage({ locale, app, children, demo }: StageProps) {
  return (
    <div className={css.stage} data-app={app} id="try">
      <Phone time={clockText(locale.number)} role="img" aria-label={locale.t(labels[app])}>
        {children}
      </Phone>
      {demo}
    </div>
  );
}
