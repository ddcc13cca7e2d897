/**
 * Suffixes of folded words by language, longest first; the remaining stem represents all forms of a word. Only
 * frequent, safe ones; everything else relies on prefix matching (`search-pages.ts`), which is language-independent.
 */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?:ations?|ings?|edly|ied|ies|ers?|ed|es|ly|e|s|y)$/,
  de: /(?:ungen|ung|innen|ern|em|en|er|es|st|e|n|s|t)$/,
  nl: /(?:ingen|ing|en|er|e|s|t)$/,
  da: /(?:erne|ene|er|en|et|e|s)$/,
  sv: /(?:arna|erna|orna|ar|er|or|en|et|a|n|s)$/,
  fr: /(?:ations?|ements?|ees?|er|es|e|s|x)$/,
  es: /(?:aciones|acion|mente|ados?|adas?|ar|er|ir|es|os|as|o|a|e|s)$/,
  pt: /(?:acoes|acao|mente|ados?|adas?|ar|er|ir|es|os|as|o|a|e|s)$/,
  it: /(?:azioni|azione|mente|ati|ate|ato|ata|are|ere|ire|i|e|o|a)$/,
  he: /(?:ימ|ות|ה|ת|י)$/,
  // Particles: topic, object, subject, place, direction, company, possession.
  ko: /(?:에서는|으로는|에서|에게|까지|부터|으로|처럼|은|는|이|가|을|를|에|로|와|과|의|도)$/,
  ar: /(?:ات|ون|ين|ان|ها|هم|كم|نا|يه|ه|ي|ك)$/,
};

/** Articles and particles attached to the following word. */
const beginnings: Readonly<Record<string, RegExp>> = {
  ar: /^(?:وال|بال|كال|فال|ولل|لل|ال)/,
};

/** Single initial letters that are either a particle or part of the word. */
const particles: Readonly<Record<string, RegExp>> = {
  ar: /^[وفبلك]/,
  he: /^[הובלכמש]/,
};

const shortestStem = 3;

/** A letter of Hangul is a syllable: two form a word. */
const shortestStems: Readonly<Record<string, number>> = { ko: 2 };

/**
 * Terms of a folded word: its stem, then alternatives.
 *
 * @param word folded
 * @param language primary subtag, `de`
 */
export function formsOf(word: string, language: string): string[] {
  const stem = stemOf(word, language);
  const forms = [stem];
  const particle = particles[language];
  if (particle?.test(word) && word.length > shortestStem) forms.push(stemOf(word.slice(1), language));
  return [...new Set(forms)];
}

function stemOf(word: string, language: string): string {
  const shortest = shortestStems[language] ?? shortestStem;
  let stem = without(word, beginnings[language], shortest);
  stem = without(stem, endings[language], shortest);
  if (language !== 'en') return stem;
  // planned, planning: the final consonant is doubled before the suffix.
  return stem !== word && stem.length > shortestStem ? stem.replace(/([bdgmnprt])\1$/, '$1') : stem;
}

function without(word: string, part: RegExp | undefined, shortest: number): string {
  const rest = part ? word.replace(part, '') : word;
  return rest.length >= shortest ? rest : word;
}
