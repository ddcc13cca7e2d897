import { tileColors } from '#site/demos/shared/tile-drawings.ts';
import type { AppName } from './phone.ts';
import { ToyBank } from './ToyBank.tsx';
import { ToyMail } from './ToyMail.tsx';
import { ToyMaps } from './ToyMaps.tsx';
import { ToyMessages } from './ToyMessages.tsx';
import { ToyPhotos } from './ToyPhotos.tsx';

const toys = { messages: ToyMessages, bank: ToyBank, maps: ToyMaps, photos: ToyPhotos, mail: ToyMail };

/**
 * What a toy app shows: something private, drawn on 250 × 340 units in the app's color. Its only words are numbers and names of
 * apps, which every language has.
 */
export function Toy({ app }: { app: AppName }) {
  const Content = toys[app];
  return (
    <svg className="toy" color={tileColors[app]} aria-hidden="true" viewBox="0 0 250 340">
      <Content />
    </svg>
  );
}
