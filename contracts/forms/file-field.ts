import { field } from './field.ts';
import { limits } from './limits.ts';

/** What browser and server know about a file; the browser's `File` matches. */
export type FileInfo = { readonly name: string; readonly size: number; readonly type: string };

/** Accepted file types by field: media type and extensions. The server also checks the content. */
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

/** Value of `accept` for `<input type="file">`. */
export function acceptOf(name: FileFieldName): string {
  const kinds: Readonly<Record<string, readonly string[]>> = fileKinds[name];
  return Object.entries(kinds)
    .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
    .join(',');
}

/** A field for one file. Either its name or its media type must match, since phones send names without extension. */
export function fileField(name: FileFieldName) {
  const accepted = acceptOf(name).split(',');
  return field<FileInfo>('file', (value) => {
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
