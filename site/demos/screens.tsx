import type { ReactElement } from 'react';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { AntiTheftDemo } from './antitheft/AntiTheftDemo.tsx';
import { lost, triesBeforePhoto, type LostPhone } from './antitheft/lost-phone.ts';
import { Pairing } from './antitheft/Pairing.tsx';
import { AppLockDemo } from './applock/AppLockDemo.tsx';
import { newPhone, type PhoneState, type Screen } from './applock/phone.ts';
import { FirewallDemo } from './firewall/FirewallDemo.tsx';
import { strict } from './firewall/traffic.ts';
import { Permissions } from './applock/Permissions.tsx';
import { PasswordDemo } from './password/PasswordDemo.tsx';
import { PhotoVaultDemo } from './photovault/PhotoVaultDemo.tsx';
import type { ScreenState } from './screen-states.ts';
import { useText } from './shared/text-context.ts';
import { VpnDemo } from './vpn/VpnDemo.tsx';

/** AppLock's phone with a lock that is set. */
const withLock = (screen: Screen): PhoneState => ({
  ...newPhone,
  code: { kind: 'pattern', digits: '6304258' },
  screen,
});

const drawnPattern = <AppLockDemo pattern="6304258" />;

/** A phone whose owner knows where it is. */
const located: LostPhone = { ...lost, place: 'known' };

/** The open vault with three entries. */
function OpenVault() {
  const { t } = useText();
  const names = [t('stage.password.mail'), t('stage.password.bank'), t('stage.password.shop')];
  const entries = names.map((name) => ({ name, password: '' }));
  return <PasswordDemo initialView="vault" entries={entries} />;
}

/** What each picture shows. */
export const screens = {
  firewall: {
    start: <FirewallDemo />,
    strict: <FirewallDemo initialRules={strict} />,
  },
  photovault: {
    start: <PhotoVaultDemo />,
    pin: <PhotoVaultDemo typed="271828" />,
    sealed: <PhotoVaultDemo still="sealed" />,
  },
  applock: {
    start: drawnPattern,
    pattern: drawnPattern,
    disguised: <AppLockDemo initial={{ ...withLock({ at: 'home' }), isStealthy: true }} />,
    locked: <AppLockDemo initial={withLock({ at: 'prompt', target: 'messages', wrongTries: 0 })} />,
    allowed: <Permissions />,
    settings: <AppLockDemo initial={withLock({ at: 'settings' })} />,
  },
  antitheft: {
    start: <AntiTheftDemo initial={located} />,
    pairing: <Pairing />,
    ringing: <AntiTheftDemo initial={{ ...located, isRinging: true }} />,
    locked: <AntiTheftDemo initial={located} isLocked />,
    photo: <AntiTheftDemo initial={{ ...located, wrongTries: triesBeforePhoto, photos: 1 }} isLocked />,
  },
  vpn: {
    start: <VpnDemo />,
    connected: <VpnDemo initial="on" />,
  },
  password: {
    start: <PasswordDemo password="hV7m#Rt2q&Lw9Yd+e4Kz" />,
    master: <PasswordDemo initialView="vault" typed="walnut kettle orbital basil trumpet" />,
    vault: <OpenVault />,
  },
} satisfies { [App in AppIconName]: Record<ScreenState<App>, ReactElement> };
