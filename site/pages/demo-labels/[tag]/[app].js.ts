import type { APIRoute, GetStaticPaths } from 'astro';
import { appIds, type AppId } from '#content/facts/apps.ts';
import { formatTag } from '#locales/format-tag.ts';
import { demoLabels } from '#site/i18n/demo-labels.ts';
import { liveLanguages } from '#site/i18n/locale.ts';

export const getStaticPaths = (() =>
  liveLanguages.flatMap(({ code, tag }) =>
    appIds.map((app) => ({ params: { tag: tag.toLowerCase(), app }, props: { code } })),
  )) satisfies GetStaticPaths;

/**
 * The labels of an app's demonstration in a language. A module, so that two scripts of a page that import it get it with
 * one request: the one that fetches the demonstration ahead of time, and the demonstration. It formats a number, because a
 * browser's first takes a slow phone 40 ms: here, while React's code is still arriving.
 */
export const GET: APIRoute<{ code: string }, { tag: string; app: AppId }> = ({ props, params }) => {
  const labels = JSON.stringify(demoLabels(props.code, params.app));
  const formatting = `new Intl.NumberFormat('${formatTag(params.tag)}').format(0)`;
  return new Response(`${formatting};export default ${labels}`, { headers: { 'content-type': 'text/javascript' } });
};
