import { field } from './field.ts';
import { limits } from './limits.ts';

/** What both sides know of a file: the browser's `File` is one. */
export type FileInfo = { readonly name: string; readonly size: number; readonly type: string };

/** Kinds of files by field: media type, and how their names end. The server looks at the content, too. */
export const fileKinds = {
  resume: {
    'application/pdf': ['pdf'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
    'application/vnd.oasis.opendocument.text': ['odt'],
  },
  screenshot: {
    'image/png': ['png'],
    'image/jpeg': ['jpg', 'jpeg'],
    'image/webp': ['webp'],
    'image/heic': ['heic', 'heif'],
    'image/avif': ['avif'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

/** A field that takes a file. */
export type FileFieldName = keyof typeof fileKinds;

/** What `<input type="file">` offers to choose from. */
export function acceptOf(name: FileFieldName): string {
  const kinds: Readonly<Record<string, readonly string[]>> = fileKinds[name];
  return Object.entries(kinds)
    .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
    .join(',');
}

/** A field for one file. Its name or its type may speak for it: phones name files without an ending. */
export function fileField(name: FileFieldName) {
  const accepted = acceptOf(name).split(',');
  return field<FileInfo>((value) => {
    if (!isFileInfo(value)) return 'file-missing';
    if (value.size > limits.fileBytes) return 'file-too-large';
    return accepted.includes(value.type) || accepted.includes(endingOf(value.name)) ? undefined : 'file-type';
  });
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.')).toLowerCase();
}

function isFileInfo(value: unknown): value is FileInfo {
  return typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value;
}
