import { formatTag } from '#locales/format-tag.ts';
import { factTexts } from '#content/facts/fact-texts.ts';
import { buildConfig } from '#site/build-config.ts';
import { defaultCode, type Language } from '#locales/registry.ts';
import { readLabels } from '#locales/read-labels.ts';

/** All facts formatted for a language, by placeholder name: `vpn.price`. */
export type Facts = Readonly<Record<string, string>>;

const factsCache = new Map<string, Facts>();

/** The facts in a language, as shown by pages, documents and labels. Cached. */
export function factsIn({ code, tag }: Pick<Language, 'code' | 'tag'>): Facts {
  const facts = factsCache.get(code) ?? makeFacts(code, tag);
  factsCache.set(code, facts);
  return facts;
}

/** Reads label files directly, because documents are loaded and checked outside the bundle of the pages. */
function makeFacts(code: string, tag: string): Facts {
  const labels = { ...readLabels(defaultCode, 'common'), ...readLabels(code, 'common') };
  return factTexts({
    tag: formatTag(tag),
    label: (key) => labels[key] ?? '',
    retentionDays: buildConfig.retentionDays,
  });
}
