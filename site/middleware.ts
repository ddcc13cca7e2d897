import type { MiddlewareHandler } from 'astro';
import { wrapEnglishParts } from './i18n/english-parts.ts';

/** Runs for every built page: sets `lang` on labels still shown in English. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(wrapEnglishParts(await response.text()), response);
};
