import type { APIRoute } from 'astro';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { localeOf, pathsFor } from '#site/i18n/locale.ts';
import { formWords } from '#site/sections/forms/form-words.ts';

export const getStaticPaths = () => pathsFor('form', formNames);

export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(formWords(localeOf(params), params.form as FormName)));
