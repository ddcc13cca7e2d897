import { expect, test } from 'vitest';
import { newPhone, nextPhone, type PhoneEvent } from './phone.ts';

const after = (...events: PhoneEvent[]) => events.reduce(nextPhone, newPhone);
const set: PhoneEvent = { do: 'set', code: { kind: 'pin', digits: '2580' } };

test('a locked app asks for the code, another opens at once', () => {
  expect(after(set, { do: 'open', target: 'maps' }).screen).toEqual({ at: 'app', app: 'maps' });
  expect(after(set, { do: 'open', target: 'bank' }).screen).toEqual({ at: 'prompt', target: 'bank', wrongTries: 0 });
});

test('a wrong code is counted and opens nothing, the right one opens', () => {
  const asked = [set, { do: 'open', target: 'bank' }] as const;
  expect(after(...asked, { do: 'enter', digits: '0000' }, { do: 'enter', digits: '258' }).screen).toEqual({
    at: 'prompt',
    target: 'bank',
    wrongTries: 2,
  });
  expect(after(...asked, { do: 'enter', digits: '2580' }).screen).toEqual({ at: 'app', app: 'bank' });
});

test('an app that was left is locked again', () => {
  const left = after(set, { do: 'open', target: 'bank' }, { do: 'enter', digits: '2580' }, { do: 'leave' });
  expect(nextPhone(left, { do: 'open', target: 'bank' }).screen.at).toBe('prompt');
});

test('AppLock itself asks for the code before its settings, by whatever name it goes', () => {
  for (const events of [[], [{ do: 'toggle-stealth' }]] as PhoneEvent[][]) {
    const asked = after(set, ...events, { do: 'open', target: 'applock' });
    expect(asked.screen.at).toBe('prompt');
    expect(nextPhone(asked, { do: 'enter', digits: '2580' }).screen.at).toBe('settings');
  }
});

test('a lock can be taken from an app and given to another', () => {
  const changed = after(set, { do: 'toggle-lock', app: 'bank' }, { do: 'toggle-lock', app: 'photos' });
  expect(changed.locked).toEqual(['messages', 'photos']);
});

test('without a prompt a code opens nothing', () => {
  expect(after(set, { do: 'enter', digits: '2580' }).screen).toEqual({ at: 'home' });
});
