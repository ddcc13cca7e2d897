import type { APIRoute } from 'astro';
import source from '#site/inline/first-touch.ts?inline-script';
import tooltipStyles from '#site/islands/tooltip/icon-tooltip.css?inline';

/** What each page does after the visitor's first sign of life: a file, since opening a page must not pay for it. */
export const GET: APIRoute = () => new Response(`const TOOLTIP_STYLES=${JSON.stringify(tooltipStyles)};${source}`);
