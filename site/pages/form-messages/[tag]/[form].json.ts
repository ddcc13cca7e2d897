import type { APIRoute, GetStaticPaths } from 'astro';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { liveLocales } from '#site/i18n/locale.ts';
import { formMessages } from '#site/sections/forms/form-messages.ts';

export const getStaticPaths = (() =>
  liveLocales.flatMap((locale) =>
    formNames.map((form) => ({
      params: { tag: locale.language.tag.toLowerCase(), form },
      props: { messages: () => formMessages(locale, form) },
    })),
  )) satisfies GetStaticPaths;

/** What a form tells once it is used, in its page's language (site/islands/forms/use-messages.ts). */
export const GET: APIRoute<{ messages: () => object }, { tag: string; form: FormName }> = ({ props }) =>
  Response.json(props.messages());
