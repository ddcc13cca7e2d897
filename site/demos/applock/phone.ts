/** The toy apps on the phone. */
export const appNames = ['messages', 'bank', 'maps', 'photos', 'mail'] as const;

export type AppName = (typeof appNames)[number];

export type CodeKind = 'pin' | 'pattern';

/** A PIN, or the dots of a pattern, as digits. */
export type Code = { kind: CodeKind; digits: string };

/** What a lock protects: an app, or AppLock itself. */
export type Target = AppName | 'applock';

export type Screen =
  | { at: 'setup' | 'home' | 'settings' }
  | { at: 'prompt'; target: Target; wrongTries: number }
  | { at: 'app'; app: AppName };

export type PhoneState = {
  screen: Screen;
  code: Code | undefined;
  locked: readonly AppName[];
  /** AppLock is disguised as a calculator, which takes a PIN. */
  isStealthy: boolean;
};

export type PhoneEvent =
  | { do: 'set'; code: Code }
  | { do: 'open'; target: Target }
  | { do: 'enter'; digits: string }
  | { do: 'leave' | 'change' | 'toggle-stealth' }
  | { do: 'toggle-lock'; app: AppName };

/** Initial state: AppLock has just been installed. */
export const newPhone: PhoneState = {
  screen: { at: 'setup' },
  code: undefined,
  locked: ['messages', 'bank'],
  isStealthy: false,
};

/** Reducer: the phone after an action of the visitor. */
export function nextPhone(phone: PhoneState, event: PhoneEvent): PhoneState {
  const { code } = phone;
  switch (event.do) {
    case 'set':
      return { ...phone, code: event.code, screen: { at: 'home' } };
    case 'open':
      return { ...phone, screen: open(phone, event.target) };
    case 'enter':
      return { ...phone, screen: enter(phone, event.digits) };
    case 'leave':
      return leave(phone);
    case 'change':
      return { ...phone, screen: { at: 'setup' } };
    case 'toggle-stealth':
      return {
        ...phone,
        isStealthy: !phone.isStealthy,
        // Someone with a pattern chooses a PIN for the calculator.
        screen: code?.kind === 'pattern' && !phone.isStealthy ? { at: 'setup' } : phone.screen,
      };
    case 'toggle-lock':
      return {
        ...phone,
        locked: phone.locked.includes(event.app)
          ? phone.locked.filter((app) => app !== event.app)
          : [...phone.locked, event.app],
      };
  }
}

/** Whether the screen is AppLock's prompt in the disguise of a calculator. */
export function isDisguise({ screen, isStealthy }: PhoneState): boolean {
  return isStealthy && screen.at === 'prompt' && screen.target === 'applock';
}

/** Leaving the choice of another lock leads back to the settings, and keeps the old one, which may not fit the disguise. */
function leave(phone: PhoneState): PhoneState {
  if (phone.screen.at !== 'setup') return { ...phone, screen: { at: 'home' } };
  return { ...phone, isStealthy: phone.isStealthy && phone.code?.kind === 'pin', screen: { at: 'settings' } };
}

function open({ locked }: PhoneState, target: Target): Screen {
  if (target !== 'applock' && !locked.includes(target)) return { at: 'app', app: target };
  return { at: 'prompt', target, wrongTries: 0 };
}

function enter({ screen, code }: PhoneState, digits: string): Screen {
  if (screen.at !== 'prompt') return screen;
  if (digits !== code?.digits) return { ...screen, wrongTries: screen.wrongTries + 1 };
  return screen.target === 'applock' ? { at: 'settings' } : { at: 'app', app: screen.target };
}
