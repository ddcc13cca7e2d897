import type { ScreenName } from './screen-states.ts';
import type { Crop } from './PhoneScreen.tsx';

/** A picture of an app, and the part of it that is shown. */
export type ScreenPicture = ScreenName & { crop?: Crop };
