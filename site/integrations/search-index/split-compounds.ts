/** Languages that write compounds as one word, always or optionally (Korean), with the minimum length of a part. */
const minPartLengths: Readonly<Record<string, number>> = { de: 4, nl: 4, da: 4, sv: 4, nb: 4, fi: 4, hu: 4, ko: 2 };

/** Linking elements between the parts: Verbindung-s-problem, Karte-n-inhaber. */
const linkingElements = ['', 's', 'es', 'n', 'en', 'er'];

/**
 * Returns a function that splits a compound into two known words, so that `tresor` finds `fototresor`.
 *
 * @param language primary subtag
 * @param allTerms returns all terms of the language
 */
export function compoundSplitter(
  language: string,
  allTerms: () => ReadonlySet<string>,
): (term: string) => readonly string[] {
  const minLength = minPartLengths[language];
  if (minLength === undefined) return () => [];
  const terms = allTerms();
  return (term) => {
    for (let cut = minLength; cut <= term.length - minLength; cut++) {
      const tail = term.slice(cut);
      const head = term.slice(0, cut);
      if (!terms.has(tail)) continue;
      const known = linkingElements
        .map((link) => (head.endsWith(link) ? head.slice(0, head.length - link.length) : ''))
        .find((stem) => stem.length >= minLength && terms.has(stem));
      if (known) return [known, tail];
    }
    return [];
  };
}
