import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#contracts/forms/limits.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { maxFields, textBytes } from './body-limits.ts';

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
  let count = 0;
  for (const _ in body) if (++count > maxFields) throw new RequestProblem(413);
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
