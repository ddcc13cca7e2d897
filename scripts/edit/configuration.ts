import { contentCollections, type Collection } from '#site/documents/collections.ts';
import { languages, type Language, type LanguageCode } from '#locales/registry.ts';
import { localPath } from '#locales/addresses.ts';
import { appPrivacy } from '#content/facts/app-privacy.ts';
import { appById, appIds } from '#content/facts/apps.ts';
import { vpnNumbersSchema } from '#content/facts/vpn-numbers.ts';
import { routes } from '#scripts/content/document-links.ts';
import { labelNamespaces } from '#scripts/translations/translation-status.ts';
import { bodyField } from './document-text.ts';
import { fieldsOf, type Field } from './fields.ts';
import { labelPath, pictures, vpnFacts } from './files.ts';
import { labelFields, labelGroups } from './labels.ts';

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
  /** By collection, with `{slug}`. */
  previews: Readonly<Record<string, string>>;
  /** Slugs in addresses that differ from names of files: `antitheft.yaml` is at `/product/anti-theft`. */
  slugs: Readonly<Record<string, string>>;
  language: LanguageCode;
  languages: readonly { code: LanguageCode; name: string }[];
};

/**
 * Makes the editor's settings for a language from the schemas, the registry, and the labels.
 *
 * @param root project folder, or a copy of it in a test
 */
export function editorSettings(language: Language & { code: LanguageCode }, root = '.'): EditorSettings {
  const { code } = language;
  const documents = contentCollections.map((collection) => documentCollection(collection, code));
  const labels = labelNamespaces.map((namespace) => labelCollection(namespace, code, root));
  return {
    config: {
      load_config_file: false,
      backend: { name: 'proxy', proxy_url: '/edit/api', branch: 'main' },
      publish_mode: 'simple',
      media_folder: pictures,
      public_folder: '',
      show_preview_links: false,
      slug: { encoding: 'ascii', clean_accents: true },
      collections: [...documents, ...(code === 'en' ? [factsCollection()] : []), ...labels],
    },
    previews: previewsOf(language),
    slugs: Object.fromEntries(appIds.map((id) => [id, appById(id).slug])),
    language: code,
    languages: languages.map(({ code: own, name }) => ({ code: own, name })),
  };
}

function documentCollection({ name, folder, extension, schema }: Collection, code: string) {
  const own = fieldsOf(schema);
  const body: Field = {
    name: bodyField,
    label: 'Text',
    widget: 'markdown',
    required: false,
    // What rich text would escape, such as placeholders, is safe in Markdown.
    modes: ['raw', 'rich_text'],
    hint: 'Markdown. Headings begin at ##; links to our own pages are written as in English: /product/vpn',
  };
  const slug = code === 'en' ? creatable[name] : undefined;
  const titled = own.find((field) => field.name === 'title' || field.name === 'headline') ?? own[0];
  return {
    name,
    label: names[name],
    folder: `content/${folder}/${code}`,
    extension,
    format: 'json',
    create: slug !== undefined,
    delete: false,
    ...(slug && { slug }),
    identifier_field: titled?.name,
    summary: titled?.widget === 'object' ? '{{filename}}' : `{{${titled?.name ?? ''}}}`,
    fields: extension === 'md' ? [...own, body] : own,
  };
}

function factsCollection() {
  const file = {
    name: 'vpn',
    label: 'VPN: price and phones',
    file: vpnFacts,
    format: 'json',
    fields: fieldsOf(vpnNumbersSchema),
  };
  return { name: 'facts', label: 'Facts', delete: false, files: [file] };
}

function labelCollection(namespace: string, code: string, root: string) {
  const files = labelGroups(namespace, root).map((group) => ({
    name: group,
    label: group,
    file: labelPath(code, namespace, group),
    format: 'json',
    fields: labelFields(namespace, group, code, root),
  }));
  return { name: `labels-${namespace}`, label: `Labels: ${namespace}`, delete: false, files };
}

function previewsOf(language: Language): Record<string, string> {
  const addresses = {
    ...Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, `${route}/{slug}`])),
    products: '/product/{slug}',
    legal: '/{slug}',
    appPrivacy: appPrivacy[0]?.path ?? '/',
    appData: '/trust',
    facts: '/product/{slug}',
    ...Object.fromEntries(labelNamespaces.map((namespace) => [`labels-${namespace}`, '/'])),
  };
  return Object.fromEntries(Object.entries(addresses).map(([name, route]) => [name, localPath(language, route)]));
}
