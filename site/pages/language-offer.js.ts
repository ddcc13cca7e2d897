import type { APIRoute } from 'astro';
import source from '#site/inline/language-offer.ts?inline-script';
import styles from '#site/styles/language-offer.css?inline';

/** The script that offers a page in the visitor's language, with its styles: a file of its own, since few visits need it. */
export const GET: APIRoute = () => new Response(`const OFFER_STYLES=${JSON.stringify(styles)};${source}`);
