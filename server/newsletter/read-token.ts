import type { FastifyRequest } from 'fastify';
import { isMultipart, type FormTexts } from '#server/forms/read-native-form.ts';
import { networkOf } from '#server/guards/client-network.ts';
import { receiveUpload } from '#server/uploads/receive-upload.ts';
import type { UploadSlots } from '#server/uploads/upload-slots.ts';

/** A post of one of the newsletter's pages, or of a mail program. */
export type NewsletterPost = { token: string; texts: FormTexts };

/** Tokens are short. Whatever is longer is none. */
const longestToken = 200;

/** A mail program sends a line, our pages three. */
const mostBytes = 16 * 1024;

/** The token of an address; empty when it can not be one, undefined where there is none. */
export function tokenOf({ query }: Pick<FastifyRequest, 'query'>): string | undefined {
  const { token } = query as Record<string, unknown>;
  return token === undefined ? undefined : readToken(token);
}

/** Reads a post: the token stands in the address, as mail programs post it, or in the form. */
export async function readNewsletterPost(
  request: FastifyRequest,
  { uploads }: { uploads: UploadSlots },
): Promise<NewsletterPost> {
  const texts = isMultipart(request)
    ? await receiveUpload(request.raw, { uploads, network: networkOf(request.ip), mostBytes }, (received) =>
        Promise.resolve(received.texts),
      )
    : ((request.body ?? {}) as FormTexts);
  return { token: readToken(texts.token) || (tokenOf(request) ?? ''), texts };
}

function readToken(value: unknown): string {
  return typeof value === 'string' && value.length <= longestToken ? value : '';
}
