import type { APIRoute, GetStaticPaths } from 'astro';
import { appIds } from '#content/facts/apps.ts';
import { liveLocales } from '#site/i18n/locale.ts';
import { labelsOf } from '#site/i18n/resources.ts';

export const getStaticPaths = (() =>
  liveLocales.flatMap(({ language }) =>
    appIds.map((app) => ({
      params: { app, tag: language.tag.toLowerCase() },
      props: { code: language.code },
    })),
  )) satisfies GetStaticPaths;

/**
 * The labels of an app's demonstration in a language, including those shared by all demonstrations and those of the still
 * images, whose apps are the same.
 */
export const GET: APIRoute<{ code: string }> = ({ params, props }) => {
  const { demos, translation } = labelsOf(props.code);
  const own = Object.entries(demos).filter(([key]) => key.startsWith(`${params.app}.`) || key.startsWith('demo.'));
  const stills = Object.entries(translation).filter(([key]) => /^stage\.\w+\.(?!label)/.test(key));
  return Response.json(Object.fromEntries([...own, ...stills]));
};
