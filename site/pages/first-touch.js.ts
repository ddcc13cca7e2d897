import type { APIRoute } from 'astro';
import source from '#site/inline/first-touch.ts?inline-script';
import tooltipStyles from '#site/islands/tooltip/icon-tooltip.css?inline';

/**
 * The script that each page loads on the visitor's first interaction. A file of its own, so that it doesn't slow down
 * page load.
 */
export const GET: APIRoute = () =>
  new Response(`const TOOLTIP_STYLES=${JSON.stringify(tooltipStyles)};${source}`, {
    headers: { 'content-type': 'text/javascript' },
  });
