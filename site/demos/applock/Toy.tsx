import { tileColors } from '#site/demos/shared/tile-drawings.ts';
import type { AppName } from './phone.ts';
import { ToyBank } from './ToyBank.tsx';
import { ToyMail } from './ToyMail.tsx';
import { ToyMaps } from './ToyMaps.tsx';
import { ToyMessages } from './ToyMessages.tsx';
import { ToyPhotos } from './ToyPhotos.tsx';

const toys = { messages: ToyMessages, bank: ToyBank, maps: ToyMaps, photos: ToyPhotos, mail: ToyMail };

/**
 * What a toy app shows: something private, drawn in the app's color, to the edges of the screen (`ToyPart.tsx`). Its only words
 * are numbers and initials, which every language has.
 */
export function Toy({ app }: { app: AppName }) {
  const Content = toys[app];
  return (
    <svg className="toy" color={tileColors[app]} aria-hidden="true">
      <Content />
    </svg>
  );
}
