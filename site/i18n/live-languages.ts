import { existsSync } from 'node:fs';
import { defaultCode, languages, pseudoLanguage, type Language } from '#locales/registry.ts';

/**
 * The languages a build makes, English first: those that have a folder in `locales/` (which `scripts/check-locales.ts`
 * only lets through with all its keys), narrowed by `LOCALES`; the pseudo-locale only where it is named there.
 *
 * @param wanted codes of `LOCALES`; undefined: all
 */
export function liveLanguages(wanted: readonly string[] | undefined): Language[] {
  const live: Language[] = languages.filter(
    ({ code }) => existsSync(`locales/${code}`) && (code === defaultCode || !wanted || wanted.includes(code)),
  );
  return wanted?.includes(pseudoLanguage.code) ? [...live, pseudoLanguage] : live;
}
