import type { APIRoute } from 'astro';
import { land, landBox } from '#site/ui/art/dot-map.ts';

const { x, y, width, height } = landBox;

/** The land under the tunnel of VPN's screens (`TunnelMap`), which are several in a page. In the color of its dots. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke="oklch(0.48 0.05 262)" stroke-linecap="round"><path stroke-dasharray="0 2" d="${land}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
