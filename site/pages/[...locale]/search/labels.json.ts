import type { APIRoute } from 'astro';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';
import { searchLabels } from '#site/sections/search/search-labels.ts';

export const getStaticPaths = languagePaths;

/** Search labels, fetched by the dialog and read by the server. */
export const GET: APIRoute = ({ params }) => Response.json(searchLabels(localeOf(params)));
