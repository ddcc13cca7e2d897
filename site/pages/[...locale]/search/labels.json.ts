import type { APIRoute } from 'astro';
import { languagePaths, localeOf } from '#site/i18n/locale.ts';
import { searchLabels } from '#site/sections/search/search-labels.ts';

export const getStaticPaths = languagePaths;

/** What the search says: the dialog fetches it, so that no page has to carry it; the server reads it. */
export const GET: APIRoute = ({ params }) => Response.json(searchLabels(localeOf(params)));
