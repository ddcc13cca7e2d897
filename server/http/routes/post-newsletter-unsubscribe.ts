import type { FastifyInstance } from 'fastify';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { readNewsletterPost } from '#server/newsletter/read-token.ts';
import { answerNewsletterPage } from '#server/http/pages/answer-newsletter-page.ts';
import { localAddress } from '#server/http/pages/find-page.ts';

/**
 * `POST /newsletter/unsubscribe` in each language. One-click unsubscribe by a mail program (RFC 8058) comes without
 * cookies, from any origin, with the token in the URL, and must not be redirected.
 */
export function postNewsletterUnsubscribe(app: FastifyInstance, context: Context): void {
  const path = newsletterPaths.unsubscribe;
  for (const locale of context.site.locales) {
    app.post(localAddress(locale, path), async (request, reply) => {
      const { token, texts } = await readNewsletterPost(request);
      const isDone = token !== '' && (await context.newsletter.unsubscribe(token));
      if (texts['List-Unsubscribe'] === 'One-Click') {
        return reply
          .code(isDone ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(isDone ? 'OK' : 'not-found');
      }
      return isDone
        ? reply.redirect(localAddress(locale, '/thank-you/newsletter-unsubscribed'), 303)
        : answerNewsletterPage(context, reply, { locale, path, subscriber: undefined });
    });
  }
}
