import { contentCollections, type Collection } from '#site/documents/collections.ts';
import { languages, type LanguageCode } from '#locales/registry.ts';
import { pictures } from '#scripts/check-content.ts';
import { vpnNumbers } from '#scripts/content/vpn-number-problems.ts';
import { labelNamespaces } from '#scripts/translations/label-files.ts';

/** What a path of the editor stands for. Nothing else can be read or written. */
export type EditedFile =
  | { kind: 'document'; file: string; collection: Collection; code: LanguageCode; slug: string }
  /** The labels of a namespace whose keys begin with `group`. */
  | { kind: 'labels'; file: string; code: LanguageCode; namespace: string; group: string }
  | { kind: 'facts'; file: string }
  | { kind: 'picture'; file: string };

/**
 * Reads a path that the editor in the browser sent.
 *
 * @throws Error if it is not one of the files that can be edited
 */
export function editedFile(path: string): EditedFile {
  const [top, folder = '', code = '', name = '', ...more] = path.split('/');
  const language = languages.find((one) => one.code === code);
  if (path === vpnNumbers) return { kind: 'facts', file: path };
  if (path.startsWith(`${pictures}/`) && /^[\w.-]+\.(svg|png|jpe?g|webp|avif)$/i.test(path.slice(pictures.length + 1)))
    return { kind: 'picture', file: path };
  if (language && more.length === 0) {
    const [, slug = '', extension] = /^([\w-]+)\.(\w+)$/.exec(name) ?? [];
    const collection = contentCollections.find((one) => one.folder === folder && one.extension === extension);
    if (top === 'content' && collection && slug)
      return { kind: 'document', file: path, collection, code: language.code, slug };
    if (top === 'labels' && slug && labelNamespaces.some((one) => one === folder))
      return {
        kind: 'labels',
        file: `locales/${code}/${folder}.json`,
        code: language.code,
        namespace: folder,
        group: slug,
      };
  }
  throw new Error(`${path} cannot be edited here`);
}

/** The path of a group of labels in the editor. */
export function labelPath(code: string, namespace: string, group: string): string {
  return `labels/${namespace}/${code}/${group}.json`;
}
