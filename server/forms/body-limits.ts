import { limits } from '#contracts/forms/limits.ts';

/**
 * Maximum size of a form's texts, bytes: a cover letter and a few short fields. A character is up to sixteen code units
 * of three bytes, the maximum in the contract (`count-characters.ts`). A longer body exceeds a field's limit.
 */
export const textBytes = 640 * 1024;

/** Forms have about a dozen fields. Parsing tens of thousands would take a second of processor time. */
export const maxFields = 40;

/** Maximum size of a form with a file, bytes: its texts, the file, and the multipart boundaries and headers. */
export const multipartBytes = limits.fileBytes + textBytes + 16 * 1024;

/**
 * The same for forms sent without JavaScript, where the browser does not check the file's size: a body with a file that
 * is too large is read to the end, so that the page can show the typed text and the error at the file's field.
 */
export const nativeMultipartBytes = 4 * limits.fileBytes + textBytes;
