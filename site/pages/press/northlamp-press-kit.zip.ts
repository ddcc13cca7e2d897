import type { APIRoute } from 'astro';
import { pressKit } from '#site/queries/press-kit.ts';

/** Logo, app icons, colors and drawings of the apps in one file, for journalists. */
export const GET: APIRoute = () => new Response(new Uint8Array(pressKit()));
