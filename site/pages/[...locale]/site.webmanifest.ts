import type { APIRoute } from 'astro';
import { company } from '#content/facts/company.ts';
import type { LabelKey } from '#site/i18n/resources.ts';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';

export const getStaticPaths = languagePaths;

/** The web app manifest, in the page's language. */
export const GET: APIRoute = ({ params }) => {
  const { language, t, path } = localeOf(params);
  return Response.json({
    name: company.name,
    short_name: company.name,
    description: t('home.description'),
    lang: language.tag,
    dir: language.direction,
    start_url: path('/'),
    id: path('/'),
    scope: '/',
    display: 'browser',
    background_color: '#0b1220',
    theme_color: '#0b1220',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ route, label }) => ({
      name: t(label),
      url: path(route),
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  });
};

/** Shortcuts shown on a long press of the app icon. */
const shortcuts = [
  { route: '/products', label: 'products.title' },
  { route: '/faq', label: 'faq.title' },
  { route: '/support', label: 'support.title' },
] as const satisfies readonly { route: string; label: LabelKey }[];
