import type { APIRoute, GetStaticPaths } from 'astro';
import { apps } from '#content/facts/apps.ts';
import { qrCode } from '#site/sections/catalogue/qr-code.ts';

export const getStaticPaths = (() => apps.map(({ slug }) => ({ params: { app: slug } }))) satisfies GetStaticPaths;

/** The QR code of `/get/{app}`, which redirects phones to their app store. */
export const GET: APIRoute = async ({ params }) =>
  new Response(await qrCode(`/get/${params.app ?? ''}`), { headers: { 'content-type': 'image/svg+xml' } });
