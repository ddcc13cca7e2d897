import type { MiddlewareHandler } from 'astro';
import { nameEnglishParts } from './i18n/english-parts.ts';

/** Every page passes here as it is built: labels that a language still shows in English get their `lang`. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(nameEnglishParts(await response.text()), response);
};
