import type { APIRoute } from 'astro';
import { lamps, land, mapBox } from '#site/ui/art/dot-map.ts';

const { x, y, width, height } = mapBox;

/**
 * A world map of dots, some of them lit, for use far down a page: 650 bytes that are lazy-loaded. An image can't use the token
 * `lamp`, so its value is repeated here.
 */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke="oklch(0.52 0.05 262)" stroke-linecap="round"><path stroke-dasharray="0 2" d="${land}"/><g stroke="oklch(0.83 0.16 75)"><path stroke-opacity=".16" stroke-width="5" d="${lamps}"/><path stroke-width="1.4" d="${lamps}"/></g></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
