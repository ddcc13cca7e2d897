import { existsSync } from 'node:fs';
import { defaultCode, languages, pseudoLanguage, type BuildCode, type Language } from '#locales/registry.ts';

/**
 * The languages of a build, English first: those with labels in `locales/` (which `scripts/check-locales.ts`
 * validates), restricted by `LOCALES`. The pseudo-locale is included only if `LOCALES` contains it.
 *
 * @param wanted codes from `LOCALES`; undefined: all
 * @param root the project, or a copy of it in a test
 */
export function liveLanguages(wanted: readonly BuildCode[] | undefined, root = '.'): Language[] {
  const live: Language[] = languages.filter(
    ({ code }) =>
      existsSync(`${root}/locales/${code}/common.json`) && (code === defaultCode || !wanted || wanted.includes(code)),
  );
  return wanted?.includes(pseudoLanguage.code) ? [...live, pseudoLanguage] : live;
}
