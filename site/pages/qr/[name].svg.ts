import type { APIRoute, GetStaticPaths } from 'astro';
import { toString } from 'qrcode';
import { appIds, platforms } from '#content/facts/apps.ts';
import { storeLinks } from '#content/facts/company.ts';

export const getStaticPaths = (() =>
  appIds.flatMap((app) =>
    platforms.flatMap((platform) => {
      const link = storeLinks[app][platform];
      return link ? [{ params: { name: `${app}-${platform}` }, props: { link } }] : [];
    }),
  )) satisfies GetStaticPaths;

/** The QR code of a store link: dark on white, inside the four free modules that readers need (ISO/IEC 18004). */
export const GET: APIRoute<{ link: string }> = async ({ props }) => {
  const svg = await toString(props.link, {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'M',
    color: { dark: '#0b1220', light: '#ffffff' },
  });
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
