import type { APIRoute } from 'astro';
import source from '#site/inline/language-offer.ts?inline-script';
import styles from '#site/styles/language-offer.css?inline';

/**
 * The script, with its styles, that offers a page in the visitor's language. A file of its own, because few visits need
 * it.
 */
export const GET: APIRoute = () =>
  new Response(`const OFFER_STYLES=${JSON.stringify(styles)};${source}`, {
    headers: { 'content-type': 'text/javascript' },
  });
