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

/** The messages of a form in the page's language, loaded on first interaction (site/islands/forms/use-messages.ts). */
export const GET: APIRoute<{ messages: () => object }, { tag: string; form: FormName }> = ({ props }) =>
  Response.json(props.messages());
