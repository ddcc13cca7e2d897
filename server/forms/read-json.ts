import type { FastifyInstance } from 'fastify';
import { textBytes } from '#server/forms/read-native-form.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';

/** A form is an object, or an object in an object. */
const maxDepth = 8;

/** Adds a parser for JSON, which rejects deeply nested values before they are parsed: they take much memory. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: textBytes },
    (request, body: string, done) => {
      if (isDeep(body)) done(new RequestProblem(400));
      else void parse(request, body, done);
    },
  );
}

/** Whether values are nested more deeply than in any form; brackets in texts don't count. */
function isDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (letter === '"') isText = !isText;
    else if (isText) at += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}
