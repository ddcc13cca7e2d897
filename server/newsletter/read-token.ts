import type { FastifyRequest } from 'fastify';
import type { FormTexts } from '#server/forms/read-native-form.ts';
import { receiveTexts } from '#server/forms/uploads/receive-upload.ts';

/** A post of one of the newsletter's pages, or of a mail program. */
export type NewsletterPost = { token: string; texts: FormTexts };

/** A mail program sends a line, our pages three. */
const maxBytes = 16 * 1024;

/** The token of an address; empty when it can not be one, undefined where there is none. */
export function tokenOf({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { token } = query as Record<string, unknown>;
  return token === undefined ? undefined : readToken(token);
}

/**
 * Reads a post: the token is in the address, as mail programs post it, or in the form.
 *
 * @throws RequestProblem 400, 413
 */
export async function readNewsletterPost(request: FastifyRequest): Promise<NewsletterPost> {
  const texts = request.isMultipart() ? await receiveTexts(request, maxBytes) : ((request.body ?? {}) as FormTexts);
  return { token: readToken(texts.token) || (tokenOf(request) ?? ''), texts };
}

/** Tokens are 32 bytes in base64url (`subscribe.ts`). */
function readToken(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : '';
}
