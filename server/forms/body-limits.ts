import { limits } from '#contracts/forms/limits.ts';

/**
 * Texts of the largest form, bytes: a cover letter and a few short fields, each character in the sixteen code units of
 * three bytes that the contract lets it take. What is longer is over a field's limit, or padding.
 */
export const textBytes = 640 * 1024;

/** Forms have some dozen fields. Tens of thousands would take a second of processor time. */
export const maxFields = 40;

/** A form with a file, bytes: its texts, the file, and what stands between the parts. */
export const multipartBytes = limits.fileBytes + textBytes + 16 * 1024;

/**
 * The same without JavaScript, where the browser does not check the file's size: read to the end, so that the page can be
 * shown again with the typed text and the error beside the file's field.
 */
export const nativeMultipartBytes = 4 * limits.fileBytes + textBytes;
