import type { fileKinds, FileInfo } from '#contracts/forms/file-field.ts';
import type { FormName } from '#contracts/forms/form-names.ts';

/** A received file whose content was looked at. */
export type IdentifiedFile = {
  field: string;
  /** Cleaned. */
  name: string;
  /** Media type by its content; undefined for one that no form takes. */
  type: string | undefined;
  bytes: number;
  path: string;
};

/** The fields of a form that take a file. */
const fileFieldsOf: Readonly<Record<FormName, readonly (keyof typeof fileKinds)[]>> = {
  newsletter: [],
  inquiry: [],
  contact: [],
  support: ['screenshot'],
  application: ['resume'],
};

/**
 * Files as the form's contract looks at them. Their names are left out: a contract takes a file by its name or its type,
 * and here the type is certain. A text in a file's place is no file.
 */
export function describeFiles(form: FormName, files: readonly IdentifiedFile[]): Record<string, FileInfo | undefined> {
  return Object.fromEntries(
    fileFieldsOf[form].map((field) => {
      const file = files.find((received) => received.field === field);
      // Without a choice, a browser sends a file that has no name and nothing in it.
      const isChosen = file !== undefined && (file.bytes > 0 || file.name !== '');
      return [field, isChosen ? { name: 'file', size: file.bytes, type: file.type ?? '' } : undefined];
    }),
  );
}
