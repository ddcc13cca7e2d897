import { apps } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import { fillPlaceholders } from '#content/facts/placeholders.ts';
import { pseudoTranslate } from '#locales/pseudo.ts';
import { defaultCode, pseudoLanguage, type Language } from '#locales/registry.ts';
import type { Labels } from '#locales/label-keys.ts';
import { readLabels } from '#locales/read-labels.ts';
import { collectionByName } from '#site/documents/collections.ts';
import { readDocuments } from '#site/documents/read-documents.ts';
import { factsIn } from '#site/i18n/facts.ts';
import { shareSections } from '#site/seo/share-image.ts';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';

/** The words of a share image. */
export type ShareTitle = {
  /** English path of the page that the image stands for. */
  route: string;
  /** The page's heading. */
  title: string;
  /** Name and icon of the app. */
  name?: string;
  app?: AppIconName;
};

/** The share images of a language, with the headings of its pages, untranslated ones in English, as titles. */
export function shareTitles(language: Language): ShareTitle[] {
  const labels = labelsOf(language.code);
  const headlines = headlinesOf(language.code);
  const image = (route: string, text = '', about: Pick<ShareTitle, 'name' | 'app'> = {}): ShareTitle => {
    // The fonts of the images lack the non-breaking hyphen.
    const title = fillPlaceholders(text, factsIn(language)).replaceAll('\u2011', '-');
    if (!title) throw new Error(`share images: ${route} (${language.tag}) has no title`);
    return { route, title, ...about };
  };
  return [
    image('/', labels['home.hero.title']),
    ...shareSections.map((section) => image(`/${section}`, labels[`${section}.heading`] ?? labels[`${section}.title`])),
    ...apps.map(({ id, slug }) => image(`/product/${slug}`, headlines[id], { name: appNames[id], app: id })),
  ];
}

function labelsOf(code: string): Labels {
  const english = readLabels(defaultCode, 'translation');
  if (code !== pseudoLanguage.code) return { ...english, ...readLabels(code, 'translation') };
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoTranslate(text)]));
}

/** Headline of each product page, by app. */
function headlinesOf(code: string): Readonly<Record<string, string>> {
  const products = collectionByName('products');
  const documents = [defaultCode, code].flatMap((one) => readDocuments(products, '.', one));
  return Object.fromEntries(documents.map(({ slug, fields }) => [slug, (fields as { headline: string }).headline]));
}
