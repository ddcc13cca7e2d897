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

/** The words of an app's demonstration in a language, with those that all demonstrations share. */
export const GET: APIRoute<{ code: string }> = ({ params, props }) =>
  Response.json(
    Object.fromEntries(
      Object.entries(labelsOf(props.code).demos).filter(
        ([key]) => /^\w+/.exec(key)?.[0] === params.app || key.startsWith('demo.'),
      ),
    ),
  );
