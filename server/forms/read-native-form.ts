import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textBytes } from './body-limits.ts';
import { RequestProblem } from './request-problem.ts';

/** Texts by field, the first of each name. */
export type FormTexts = Readonly<Record<string, string>>;

/** Lets the routes of an app take forms as browsers post them: `request.body` is the body as text, or a stream still. */
export function acceptNativeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: textBytes },
    (_request, body, done) => done(null, readUrlEncoded(String(body))),
  );
  acceptMultipart(app);
}

/** Leaves the bodies of multipart forms to the routes, unread. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/** Whether a form comes in parts. */
export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
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

function readUrlEncoded(body: string): FormTexts {
  const texts: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    if (!Object.hasOwn(texts, name) && name !== '__proto__') texts[name] = value;
  }
  return texts;
}
