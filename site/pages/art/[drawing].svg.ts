import type { APIRoute } from 'astro';
import { appIds } from '#content/facts/apps.ts';
import { screenDrawing } from '#site/demos/screen-drawings.tsx';
import { avatar } from '#site/ui/art/avatar-drawings.ts';
import { fiveStars } from '#site/ui/art/star-drawings.ts';
import { litStrip, nightStrip } from '#site/ui/art/village-strip.ts';

/** Drawings far down a page, as files so that they are lazy-loaded. */
const drawings = {
  'avatar-1': avatar(1),
  'avatar-2': avatar(2),
  'avatar-3': avatar(3),
  ...Object.fromEntries(appIds.map((app) => [`screen-${app}`, screenDrawing(app)])),
  'stars-4.5': fiveStars('half'),
  'stars-5': fiveStars('whole'),
  'village-night': nightStrip(),
  'village-lit': litStrip(),
};

export const getStaticPaths = () => Object.keys(drawings).map((drawing) => ({ params: { drawing } }));

export const GET: APIRoute = ({ params }) =>
  new Response(drawings[params.drawing as keyof typeof drawings], { headers: { 'content-type': 'image/svg+xml' } });
