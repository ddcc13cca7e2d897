import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#contracts/forms/limits.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { maxFields, textBytes } from './body-limits.ts';

/** Texts by field, the first of each name. */
export type FormTexts = Readonly<Record<string, string>>;

/** Lets the routes of an app take forms as browsers post them: `request.body` is the texts, or `request.parts()` reads them. */
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

/** Lets the routes of an app read forms in parts by `request.parts()`. */
export function acceptMultipart(app: FastifyInstance): void {
  app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: textBytes,
      fileSize: limits.fileBytes + 1,
      parts: maxFields,
      headerPairs: 20,
    },
    // What is over is counted and thrown away, so that the parts behind it are read.
    throwFileSizeLimit: false,
    // By RFC 7578 a file has a name. A part without one is a text, whatever its type.
    isPartAFile: (_field, _type, name) => name !== undefined,
  });
}

/**
 * The texts of a body that was read as a whole.
 *
 * @throws RequestProblem 415 when there was none of a type that forms have
 */
export function textsOf({ body }: Pick<FastifyRequest, 'body'>): FormTexts {
  if (typeof body !== 'object' || body === null) throw new RequestProblem(415);
  return body as FormTexts;
}

/**
 * The fields of a JSON body: an object with no more names than forms have.
 *
 * @throws RequestProblem 400 for anything else, 413 for too many names
 */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new RequestProblem(400);
  let count = 0;
  for (const _ in body) if (++count > maxFields) throw new RequestProblem(413);
  return body as Readonly<Record<string, unknown>>;
}

function readUrlEncoded(body: string): FormTexts {
  // Counted first: a hundred thousand short names would take a second to read.
  if (body.split('&', maxFields + 1).length > maxFields) throw new RequestProblem(413);
  const texts: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    if (!Object.hasOwn(texts, name) && name !== '__proto__') texts[name] = value;
  }
  return texts;
}
