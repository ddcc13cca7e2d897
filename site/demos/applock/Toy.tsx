import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { tileDrawings } from '#site/demos/shared/tile-drawings.ts';
import type { AppName } from './phone.ts';

type ToyProps = { app: AppName };

/** What a toy app shows. */
export function Toy({ app }: ToyProps) {
  return (
    <div className="toy" data-tile={app} aria-hidden="true">
      <Drawing d={tileDrawings[app]} />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
