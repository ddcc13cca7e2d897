import { existsSync } from 'node:fs';
import { contentCollections, type Collection } from '#site/documents/collections.ts';
import { languages, type Language, type LanguageCode } from '#locales/registry.ts';
import { localPath } from '#locales/addresses.ts';
import { appPrivacy } from '#content/facts/app-privacy.ts';
import { appById, appIds } from '#content/facts/apps.ts';
import { vpnNumbersSchema } from '#site/schemas/vpn-numbers.ts';
import { pictures } from '#scripts/check-content.ts';
import { routes } from '#scripts/content/document-links.ts';
import { describeFields } from '#scripts/content/field-tables.ts';
import { vpnNumbers } from '#scripts/content/vpn-number-problems.ts';
import { labelNamespaces } from '#scripts/translations/label-files.ts';
import { bodyField } from './document-text.ts';
import { fieldsOf, type Field } from './fields.ts';
import { labelPath } from './files.ts';
import { labelFields } from './labels.ts';

/** Kinds of documents that an editor can add. An FAQ page or a product needs code as well. */
const creatable: Readonly<Partial<Record<Collection['name'], string>>> = {
  news: '{{year}}-{{month}}-{{slug}}',
  blog: '{{slug}}',
  jobs: '{{slug}}',
  docs: '{{slug}}',
};

const names: Readonly<Record<Collection['name'], string>> = {
  news: 'News',
  blog: 'Blog',
  jobs: 'Jobs',
  docs: 'Documentation',
  faq: 'FAQ',
  products: 'Products',
  legal: 'Legal texts',
  appPrivacy: 'Privacy policies of the apps',
  appData: 'Names of data and permissions',
};

/** What the page of the editor needs: the configuration of Decap CMS, and the address of each page beside the form. */
export type EditorSettings = {
  config: Readonly<Record<string, unknown>>;
  /** Address of the page by the name of a collection or of a file; `{slug}` stands for the document. */
  previews: Readonly<Record<string, string>>;
  /** Slugs in addresses that differ from names of files: `antitheft.yaml` is at `/product/anti-theft`. */
  slugs: Readonly<Record<string, string>>;
  language: LanguageCode;
  languages: readonly { code: LanguageCode; name: string }[];
};

/** English addresses of the pages that show a kind of documents. */
const addresses: Readonly<Record<Collection['name'], string>> = {
  ...(mapValues(routes, (route) => `${route}/{slug}`) as Record<keyof typeof routes, string>),
  products: '/product/{slug}',
  legal: '/{slug}',
  appPrivacy: appPrivacy[0]?.path ?? '/',
  appData: '/trust',
};

/**
 * Makes the editor's settings for a language from the schemas, the registry, and the labels.
 *
 * @param root project folder, or a copy of it in a test
 */
export function editorSettings(language: Language & { code: LanguageCode }, root = '.'): EditorSettings {
  const { code } = language;
  const previewPath = (route: string) => localPath(language, route).slice(1).replace('{slug}', '{{slug}}');
  const facts = code === 'en' ? [factsCollection()] : [];
  const files = [...facts, ...labelNamespaces.map((namespace) => labelCollection(namespace, code, root))];
  const filePreviews = files.flatMap((collection) =>
    collection.files.map(({ name, address }) => [name, address] as const),
  );
  return {
    config: {
      load_config_file: false,
      backend: { name: 'proxy', proxy_url: '/edit/api', branch: 'main' },
      publish_mode: 'simple',
      media_folder: pictures,
      public_folder: '',
      slug: { encoding: 'ascii', clean_accents: true },
      collections: [
        ...contentCollections.map((collection) => ({
          ...documentCollection(collection, code),
          // Products have other slugs in addresses.
          preview_path: previewPath(collection.name === 'products' ? '/products' : addresses[collection.name]),
        })),
        ...files.map((collection) => ({
          ...collection,
          files: collection.files.map(({ address, ...file }) => ({ ...file, preview_path: previewPath(address) })),
        })),
      ],
    },
    previews: mapValues({ ...addresses, ...Object.fromEntries(filePreviews) }, (route) => localPath(language, route)),
    slugs: Object.fromEntries(appIds.map((id) => [id, appById(id).slug])),
    language: code,
    languages: languages.map(({ code: own, name }) => ({ code: own, name })),
  };
}

function documentCollection({ name, folder, extension, schema }: Collection, code: string) {
  const own = fieldsOf(describeFields(schema));
  const body: Field = {
    name: bodyField,
    label: 'Text',
    widget: 'markdown',
    required: false,
    modes: ['rich_text', 'raw'],
    hint: 'Headings begin at level 2; links to our own pages are written as in English: /product/vpn',
  };
  const slug = code === 'en' ? creatable[name] : undefined;
  const titled = own.find((field) => field.name === 'title' || field.name === 'headline') ?? own[0];
  return {
    name,
    label: names[name],
    folder: `content/${folder}/${code}`,
    extension,
    // For the editor every file is JSON; backend.ts translates.
    format: 'json',
    create: slug !== undefined,
    delete: false,
    ...(slug && { slug }),
    identifier_field: titled?.name,
    summary: titled?.widget === 'object' ? '{{filename}}' : `{{${titled?.name ?? ''}}}`,
    fields: [
      ...own.map((field) => (slug ? { ...field, ...ofNew(field, titled) } : field)),
      ...(extension === 'md' ? [body] : []),
    ],
  };
}

/** A new document gets its address from its title, and is a draft, as with `npm run new`. */
function ofNew(field: Field, titled: Field | undefined): Partial<Field> {
  if (field === titled) return { required: true };
  return field.name === 'draft' ? { default: true } : {};
}

type FileCollection = {
  name: string;
  label: string;
  delete: false;
  files: (Readonly<Record<string, unknown>> & { name: string; address: string })[];
};

function factsCollection(): FileCollection {
  const file = {
    name: 'facts-vpn',
    label: 'VPN: price and phones',
    file: vpnNumbers,
    format: 'json',
    fields: fieldsOf(describeFields(vpnNumbersSchema)),
  };
  return { name: 'facts', label: 'Facts', delete: false, files: [{ ...file, address: '/product/vpn' }] };
}

/** Groups of labels that are named after a page are shown beside it. */
function labelCollection(namespace: string, code: string, root: string): FileCollection {
  const files = [...labelFields(namespace, code, root)].map(([group, fields]) => ({
    name: `labels-${namespace}-${group}`,
    label: group,
    file: labelPath(code, namespace, group),
    format: 'json',
    fields,
    address: existsSync(`${root}/site/pages/[...locale]/${group}.astro`) ? `/${group}` : '/',
  }));
  return { name: `labels-${namespace}`, label: `Labels: ${namespace}`, delete: false, files };
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
