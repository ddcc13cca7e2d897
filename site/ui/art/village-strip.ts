/** Six houses of the village (`Village.tsx`) in a row, one for each app, as two drawings: the night, and its lit windows. */

/** Size of both drawings, px. They end with the ground. */
export const stripBox = { width: 1200, height: 189 };

/** Position of a house, and the paths of its walls, roof, windows and window bars. */
type House = { x: number; wall: string; roof: string; windows: string; panes: string };

const small: Omit<House, 'x'> = {
  wall: 'M-42 0v-58l42-34 42 34V0z',
  roof: 'm-48-53 48-39 48 39',
  windows: 'M-20-46h16v20h-16zM4-46h16v20H4z',
  panes: 'M-12-46v20m24-20v20',
};

const tall: Omit<House, 'x'> = {
  wall: 'M-40 0v-120l40-32 40 32V0z',
  roof: 'm-46-115 46-37 46 37',
  windows: 'M-24-104H-8v20h-16zM8-104h16v20H8zM-24-66H-8v20h-16zM8-66h16v20H8zM-8 0v-28a8 8 0 0 1 16 0V0z',
  panes: 'M-16-104v20m32-20v20m-32 18v20m32-20v20',
};

const wide: Omit<House, 'x'> = {
  wall: 'M-66 0v-84l66-56 66 56V0z',
  roof: 'm-74-77 74-63 74 63',
  windows: 'M-48-60h26v30h-26zM22-60h26v30H22zM-12 0v-42a12 12 0 0 1 24 0V0zM-8-92a8 8 0 1 1 16 0 8 8 0 0 1-16 0',
  panes: 'M-35-60v30m-13-15h26m57-15v30m-13-15h26',
};

/** At uneven distances, as in a village; at 360 px, the edges of the screen fall between two of them. */
const houses: readonly House[] = [
  { x: 96, ...small },
  { x: 246, ...tall },
  { x: 468, ...wide },
  { x: 628, ...small },
  { x: 788, ...tall },
  { x: 1030, ...wide },
];

const ground = 188;
const lamp = 'oklch(0.83 0.16 75)';

/** Returns the night drawing as SVG: hills, houses, dark windows. */
export function nightStrip(): string {
  const stars = 'M58 22h0M212 46h0M396 14h0M604 34h0M804 12h0M1010 40h0M1172 18h0';
  return drawing(
    `<path stroke="oklch(0.76 0.03 262)" stroke-width="3" stroke-linecap="round" d="${stars}"/>` +
      `<path fill="oklch(0.2 0.038 262)" d="M0 132c150-50 260-40 410-8s250-50 420-30 260 50 370 14v92H0z"/>` +
      each(
        ({ wall, roof, windows }, index) =>
          `<path fill="oklch(${index % 2 ? 0.32 : 0.28} 0.045 262)" d="${wall}"/><path stroke="oklch(0.6 0.03 262)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${roof}"/><path fill="oklch(0.2 0.04 262)" d="${windows}"/>`,
      ) +
      `<path stroke="oklch(0.6 0.03 262)" stroke-width="3" d="M0 ${ground}h1200"/>`,
  );
}

/** Returns the lit windows alone, with their glow, as SVG. */
export function litStrip(): string {
  return drawing(
    `<radialGradient id="l"><stop stop-color="${lamp}" stop-opacity=".3"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>` +
      each(
        ({ windows, panes }) =>
          `<circle fill="url(#l)" cy="-50" r="100"/><path fill="${lamp}" d="${windows}"/><path stroke="oklch(0.35 0.05 262)" stroke-width="2.5" d="${panes}"/>`,
      ),
  );
}

function each(draw: (house: House, index: number) => string): string {
  return houses
    .map((house, index) => `<g transform="translate(${house.x} ${ground})">${draw(house, index)}</g>`)
    .join('');
}

function drawing(content: string): string {
  const { width, height } = stripBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${content}</svg>`;
}
