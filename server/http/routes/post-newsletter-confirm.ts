import type { FastifyInstance } from 'fastify';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { readNewsletterPost } from '#server/newsletter/read-token.ts';
import { answerNewsletterPage } from '#server/http/pages/answer-newsletter-page.ts';
import { localAddress } from '#server/http/pages/find-page.ts';

/** `POST /newsletter/confirm` in each language: activates the subscription. */
export function postNewsletterConfirm(app: FastifyInstance, context: Context): void {
  const path = newsletterPaths.confirm;
  for (const locale of context.site.locales) {
    app.post(localAddress(locale, path), async (request, reply) => {
      const { token } = await readNewsletterPost(request);
      const isConfirmed = token !== '' && (await context.newsletter.confirm(token));
      return isConfirmed
        ? reply.redirect(localAddress(locale, '/thank-you/newsletter-confirmed'), 303)
        : answerNewsletterPage(context, reply, { locale, path, subscriber: undefined });
    });
  }
}
