import type { APIRoute } from 'astro';
import { appIds, type AppId } from '#content/facts/apps.ts';
import { screenDrawings } from '#site/demos/screen-drawings.tsx';
import { appIcon, lampGradients } from '#site/integrations/share-images/share-picture.ts';
import { avatar } from '#site/ui/art/avatar-drawings.ts';
import { legalScene } from '#site/ui/art/legal-scene.ts';
import { fiveStars } from '#site/ui/art/star-drawings.ts';
import { litStrip, nightStrip } from '#site/ui/art/village-strip.ts';

/** Drawings far down a page, as files so that they are lazy-loaded. */
const drawings = {
  'avatar-1': avatar(1),
  'avatar-2': avatar(2),
  'avatar-3': avatar(3),
  ...Object.fromEntries(appIds.map((app) => [`icon-${app}`, iconFile(app)])),
  legal: legalScene(),
  screens: screenDrawings(),
  'stars-4.5': fiveStars('half'),
  'stars-5': fiveStars('whole'),
  'village-night': nightStrip(),
  'village-lit': litStrip(),
};

/** The icon of an app on its own, for results of the search. */
function iconFile(app: AppId): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 50 50">${lampGradients()}${appIcon(app, 0, 0, 48)}</svg>`;
}

export const getStaticPaths = () => Object.keys(drawings).map((drawing) => ({ params: { drawing } }));

export const GET: APIRoute = ({ params }) =>
  new Response(drawings[params.drawing as keyof typeof drawings], { headers: { 'content-type': 'image/svg+xml' } });
