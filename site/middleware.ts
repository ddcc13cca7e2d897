import type { MiddlewareHandler } from 'astro';
import { buildConfig } from './build-config.ts';
import { wrapEnglishParts } from './i18n/english-parts.ts';
import { liveLanguages } from './i18n/live-languages.ts';
import { isPartlyEnglish } from './i18n/resources.ts';

const languages = liveLanguages(buildConfig.locales);

/** Runs for every built page: sets `lang` on labels still shown in English, if a language has any. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  // Nearly always all labels are translated. Then pages are not copied and parsed once more.
  if (!languages.some(({ code }) => isPartlyEnglish(code))) return response;
  return new Response(wrapEnglishParts(await response.text()), response);
};
