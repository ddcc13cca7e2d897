/** State of the lost phone, and what the owner knows about it. */
export type LostPhone = {
  /** What its owner knows of its location; `asking`: the command is in progress. */
  place: 'unknown' | 'asking' | 'known';
  isRinging: boolean;
  /** The message on the locked screen; undefined: not locked. */
  message: string | undefined;
  /** Since the last photo. */
  wrongTries: number;
  /** How many the front camera has taken. */
  photos: number;
};

export type LostPhoneEvent =
  | { do: 'locate' | 'answer' | 'ring' | 'silence' | 'wrong-pin' }
  | { do: 'lock'; message: string };

/** After this many wrong unlock attempts, the front camera takes a photo. */
export const triesBeforePhoto = 3;

/** Initial state: not located, silent, unlocked. */
export const lost: LostPhone = { place: 'unknown', isRinging: false, message: undefined, wrongTries: 0, photos: 0 };

/** Reducer: the state after a command of the owner, or an action of the person holding the phone. */
export function nextLostPhone(phone: LostPhone, event: LostPhoneEvent): LostPhone {
  switch (event.do) {
    case 'locate':
      return { ...phone, place: 'asking' };
    case 'answer':
      return { ...phone, place: 'known' };
    case 'ring':
      return { ...phone, isRinging: true };
    case 'silence':
      return { ...phone, isRinging: false };
    case 'lock':
      return { ...phone, message: event.message, wrongTries: 0 };
    case 'wrong-pin':
      // An unlocked phone asks for no PIN.
      return phone.message === undefined ? phone : countTry(phone);
  }
}

function countTry(phone: LostPhone): LostPhone {
  const wrongTries = (phone.wrongTries % triesBeforePhoto) + 1;
  return { ...phone, wrongTries, photos: phone.photos + (wrongTries === triesBeforePhoto ? 1 : 0) };
}

/** Whether the last wrong PIN is the reason for a photo. */
export function isCaught({ wrongTries }: LostPhone): boolean {
  return wrongTries === triesBeforePhoto;
}
