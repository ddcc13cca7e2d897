/** What the owner knows of the lost phone, and what it does. */
export type LostPhone = {
  /** Whether its place is known; `asking`: the command is on its way. */
  place: 'unknown' | 'asking' | 'known';
  isRinging: boolean;
  /** What the finder reads on the locked screen; undefined: it is not locked. */
  message: string | undefined;
  wrongTries: number;
};

export type LostPhoneEvent =
  { do: 'locate' | 'answer' | 'ring' | 'silence' | 'wrong-pin' } | { do: 'lock'; message: string };

/** After this many wrong unlock attempts, the front camera takes a picture. */
export const triesBeforePhoto = 3;

/** Somewhere, silent and open. */
export const lost: LostPhone = { place: 'unknown', isRinging: false, message: undefined, wrongTries: 0 };

/** What becomes of the phone by a command of its owner, or by what somebody does who has it. */
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
      // A phone that is open asks for no PIN, and after the picture there is nothing more to see.
      return phone.message === undefined || hasPhoto(phone) ? phone : { ...phone, wrongTries: phone.wrongTries + 1 };
  }
}

/** Whether the picture of whoever tried has come. */
export function hasPhoto({ wrongTries }: LostPhone): boolean {
  return wrongTries >= triesBeforePhoto;
}
