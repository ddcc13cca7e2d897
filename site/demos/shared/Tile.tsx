import { Drawing } from './Drawing.tsx';
import { tileColors, tileDrawings, type TileName } from './tile-drawings.ts';

/** The icon of a sample app. The styles of its list set its size. */
export function Tile({ app }: { app: TileName }) {
  return <Drawing className="glyph tile" color={tileColors[app]} d={tileDrawings[app]} />;
}
