import { expect, test } from 'vitest';
import { newPhone, nextPhone, type PhoneEvent } from './phone.ts';

const after = (...events: PhoneEvent[]) => events.reduce(nextPhone, newPhone);
const set: PhoneEvent = { do: 'set', code: { kind: 'pin', digits: '2580' } };

test('a locked app requires the code, other apps open immediately', () => {
  expect(after(set, { do: 'open', target: 'maps' }).screen).toEqual({ at: 'app', app: 'maps' });
  expect(after(set, { do: 'open', target: 'bank' }).screen).toEqual({ at: 'prompt', target: 'bank', wrongTries: 0 });
});

test('a wrong code is counted and does not unlock, the right one unlocks', () => {
  const asked = [set, { do: 'open', target: 'bank' }] as const;
  expect(after(...asked, { do: 'enter', digits: '0000' }, { do: 'enter', digits: '258' }).screen).toEqual({
    at: 'prompt',
    target: 'bank',
    wrongTries: 2,
  });
  expect(after(...asked, { do: 'enter', digits: '2580' }).screen).toEqual({ at: 'app', app: 'bank' });
});

test('leaving an app locks it again', () => {
  const left = after(set, { do: 'open', target: 'bank' }, { do: 'enter', digits: '2580' }, { do: 'leave' });
  expect(nextPhone(left, { do: 'open', target: 'bank' }).screen.at).toBe('prompt');
});

test('AppLock requires the code before showing its settings, also in disguise', () => {
  for (const events of [[], [{ do: 'toggle-stealth' }]] as PhoneEvent[][]) {
    const asked = after(set, ...events, { do: 'open', target: 'applock' });
    expect(asked.screen.at).toBe('prompt');
    expect(nextPhone(asked, { do: 'enter', digits: '2580' }).screen.at).toBe('settings');
  }
});

test('locks can be removed from and added to apps', () => {
  const changed = after(set, { do: 'toggle-lock', app: 'bank' }, { do: 'toggle-lock', app: 'photos' });
  expect(changed.locked).toEqual(['messages', 'photos']);
});

test('a code without a prompt has no effect', () => {
  expect(after(set, { do: 'enter', digits: '2580' }).screen).toEqual({ at: 'home' });
});

test('leaving the change of the lock leads back to the settings and keeps the lock, without a disguise that needs another', () => {
  const back = (kind: 'pin' | 'pattern', choose: PhoneEvent) =>
    after({ do: 'set', code: { kind, digits: '0124' } }, choose, { do: 'leave' });
  for (const kind of ['pin', 'pattern'] as const) {
    const { code, screen } = back(kind, { do: 'change' });
    expect([code?.kind, screen.at]).toEqual([kind, 'settings']);
  }
  const { code, screen, isStealthy } = back('pattern', { do: 'toggle-stealth' });
  expect([code?.kind, screen.at, isStealthy]).toEqual(['pattern', 'settings', false]);
});
