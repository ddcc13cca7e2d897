import type { ReactNode } from 'react';
import type { AppId } from '#content/facts/apps.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Phone } from '#site/ui/art/Phone.tsx';
import { AntiTheftStill } from './AntiTheftStill.tsx';
import { AppLockStill } from './AppLockStill.tsx';
import { FirewallStill } from './FirewallStill.tsx';
import { PasswordStill } from './PasswordStill.tsx';
import { PhotoVaultStill } from './PhotoVaultStill.tsx';
import css from './Stage.module.css';
import { VpnStill } from './VpnStill.tsx';

type StageProps = { locale: Locale; app: AppId };

const labels = {
  firewall: 'stage.firewall.label',
  photovault: 'stage.photovault.label',
  applock: 'stage.applock.label',
  antitheft: 'stage.antitheft.label',
  vpn: 'stage.vpn.label',
  password: 'stage.password.label',
} as const satisfies Record<AppId, LabelKey>;

const stills = {
  firewall: FirewallStill,
  photovault: PhotoVaultStill,
  applock: AppLockStill,
  antitheft: AntiTheftStill,
  vpn: VpnStill,
  password: PasswordStill,
} satisfies Record<AppId, (props: { locale: Locale }) => ReactNode>;

/** The app on a phone, on a stage in the lamp's light. A picture in markup: sharp, translated, mirrored. */
export function Stage({ locale, app }: StageProps) {
  const Still = stills[app];
  return (
    <div className={css.stage} data-app={app}>
      <Phone time="21:47" role="img" aria-label={locale.t(labels[app])}>
        <Still locale={locale} />
      </Phone>
    </div>
  );
}
