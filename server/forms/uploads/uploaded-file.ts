/** A file that came with a form, in its temporary place. The contract of a form takes it as a `FileInfo`. */
export type UploadedFile = {
  field: string;
  /** Cleaned, and ending as the content is; empty when nothing was chosen. */
  name: string;
  /** Media type by its content; empty for one that no form takes. */
  type: string;
  /** Bytes that were sent, also where nothing was kept because they were too many. */
  size: number;
  path: string;
  /** Of the content, in base64url. */
  sha256: string;
};
