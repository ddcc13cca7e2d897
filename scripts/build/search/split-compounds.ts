/** Languages that write several words as one. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'da', 'sv', 'nb', 'fi', 'hu']);

/** What may stand between the halves: Verbindung-s-problem, Karte-n-inhaber. */
const joints = ['', 's', 'es', 'n', 'en', 'er'];

const shortestHalf = 4;

/**
 * Finds the known words that a compound is made of, so that `tresor` finds `fototresor`.
 *
 * @param language primary subtag
 * @param terms all terms of the language
 */
export function compoundSplitter(language: string, terms: ReadonlySet<string>): (term: string) => readonly string[] {
  if (!compounding.has(language)) return () => [];
  return (term) => {
    for (let cut = shortestHalf; cut <= term.length - shortestHalf; cut++) {
      const tail = term.slice(cut);
      const head = term.slice(0, cut);
      if (!terms.has(tail)) continue;
      const known = joints
        .map((joint) => (head.endsWith(joint) ? head.slice(0, head.length - joint.length) : ''))
        .find((stem) => stem.length >= shortestHalf && terms.has(stem));
      if (known) return [known, tail];
    }
    return [];
  };
}
