import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#contracts/forms/limits.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';

/**
 * Maximum size of a form's texts, bytes: a cover letter and a few short fields as parts, or a message in percent-encoding,
 * with `bytesPerCharacter`. A longer body exceeds a field's limit.
 */
export const textBytes = 256 * 1024;

/** Forms have about a dozen fields. Parsing tens of thousands would take a second of processor time. */
const maxFields = 40;

/** Maximum size of a form with a file, bytes: its texts, the file, and the multipart boundaries and headers. */
export const multipartBytes = limits.fileBytes + textBytes + 16 * 1024;

/**
 * The same for forms sent without JavaScript, where the browser does not check the file's size: a body with a file that
 * is too large is read to the end, so that the page can show the typed text and the error at the file's field.
 */
export const nativeMultipartBytes = 4 * limits.fileBytes + textBytes;

/** Texts by field name; the first value of each name. */
export type FormTexts = Readonly<Record<string, string>>;

/** Adds parsers for form posts: URL-encoded bodies become `request.body`, multipart bodies use `request.parts()`. */
export function acceptNativeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: textBytes },
    (_request, body, done) => {
      try {
        done(null, readUrlEncoded(String(body)));
      } catch (error) {
        done(error as RequestProblem);
      }
    },
  );
  acceptMultipart(app);
}

/** Adds `request.parts()` for multipart bodies. */
export function acceptMultipart(app: FastifyInstance): void {
  app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: textBytes,
      fileSize: limits.fileBytes + 1,
      parts: maxFields,
      headerPairs: 20,
    },
    // Bytes over the limit are counted and discarded, so that the following parts are read.
    throwFileSizeLimit: false,
    // RFC 7578: a file has a file name. A part without one is a text, whatever its type.
    isPartAFile: (_field, _type, name) => name !== undefined,
  });
}

/**
 * Returns the texts of a URL-encoded body.
 *
 * @throws RequestProblem 415 when the body has another type
 */
export function textsOf({ body }: Pick<FastifyRequest, 'body'>): FormTexts {
  if (typeof body !== 'object' || body === null) throw new RequestProblem(415);
  return body as FormTexts;
}

/**
 * Returns the fields of a JSON body.
 *
 * @throws RequestProblem 400 when it is not an object, 413 for too many names
 */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new RequestProblem(400);
  if (Object.keys(body).length > maxFields) throw new RequestProblem(413);
  return body as Readonly<Record<string, unknown>>;
}

function readUrlEncoded(body: string): FormTexts {
  // Counted first: parsing a hundred thousand short names would take a second.
  if (body.split('&', maxFields + 1).length > maxFields) throw new RequestProblem(413);
  const texts: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    if (!Object.hasOwn(texts, name) && name !== '__proto__') texts[name] = value;
  }
  return texts;
}
