import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import { PhoneScreen } from '#site/demos/PhoneScreen.tsx';
import { demoText } from '#site/i18n/demo-labels.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import css from './Stage.module.css';

type StageProps = {
  locale: Locale;
  app: AppId;
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
 * The app on a phone, as at the start of its demonstration. Links to `#try` scroll here and start the demonstration
 * (`site/inline/start-demo.ts`).
 */
export function Stage({ locale, app, demo }: StageProps) {
  return (
    <div className={css.stage} data-app={app} id="try">
      <PhoneScreen app={app} state="start" text={demoText(locale)} label={locale.t(labels[app])} />
      {demo}
    </div>
  );
}
