import type { FastifyRequest } from 'fastify';
import type { FormTexts } from '#server/forms/read-native-form.ts';
import { receiveUpload } from '#server/forms/uploads/receive-upload.ts';

/** A POST by a newsletter page or a mail program. */
export type NewsletterPost = { token: string; texts: FormTexts };

/** Far more than the few fields that mail programs and our pages send. */
const maxBytes = 16 * 1024;

/** Returns the token in the query; empty if it is malformed, undefined if there is none. */
export function tokenOf({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { token } = query as Record<string, unknown>;
  return token === undefined ? undefined : readToken(token);
}

/**
 * Reads a POST. The token is in the query (from mail programs) or in the form.
 *
 * @throws RequestProblem 400, 413
 */
export async function readNewsletterPost(request: FastifyRequest): Promise<NewsletterPost> {
  const texts = request.isMultipart()
    ? await receiveUpload(request, { uploads: undefined, maxBytes }, (received) => received.texts)
    : ((request.body ?? {}) as FormTexts);
  return { token: readToken(texts.token) || (tokenOf(request) ?? ''), texts };
}

/** Validates a token: 32 bytes in base64url (`subscribe.ts`). */
function readToken(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : '';
}
