import type { APIRoute } from 'astro';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { localeOf, pathsFor } from '#site/i18n/locale.ts';
import { formMessages } from '#site/sections/forms/form-messages.ts';

export const getStaticPaths = () => pathsFor('form', formNames);

export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(formMessages(localeOf(params), params.form as FormName)));
