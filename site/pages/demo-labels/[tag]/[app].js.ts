import type { APIRoute, GetStaticPaths } from 'astro';
import { appIds, type AppId } from '#content/facts/apps.ts';
import { demoLabels } from '#site/i18n/demo-labels.ts';
import { liveLanguages } from '#site/i18n/locale.ts';

export const getStaticPaths = (() =>
  liveLanguages.flatMap(({ code, tag }) =>
    appIds.map((app) => ({ params: { tag: tag.toLowerCase(), app }, props: { code, tag } })),
  )) satisfies GetStaticPaths;

/**
 * The labels of an app's demonstration in a language. A module, so that two scripts of a page that import it get it with
 * one request: the one that fetches the demonstration ahead of time, and the demonstration.
 */
export const GET: APIRoute<{ code: string; tag: string }, { tag: string; app: AppId }> = ({ props, params }) =>
  new Response(`export default ${JSON.stringify(demoLabels(props, params.app))}`, {
    headers: { 'content-type': 'text/javascript' },
  });
