/** An uploaded file on the disk. The form's contract accepts it as a `FileInfo`. */
export type UploadedFile = {
  field: string;
  /** Sanitized, with an extension that matches the content; empty when no file was chosen. */
  name: string;
  /** Media type by content; empty for types that no form accepts. */
  type: string;
  /** Bytes sent, also when the file was too large and not kept. */
  size: number;
  path: string;
  /** Hash of the content, in base64url. */
  sha256: string;
};
