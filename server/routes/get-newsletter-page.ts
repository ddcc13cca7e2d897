import type { FastifyInstance } from 'fastify';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { tokenOf } from '#server/newsletter/read-token.ts';
import { answerNewsletterPage } from '#server/pages/answer-newsletter-page.ts';
import { answerPage } from '#server/pages/answer-page.ts';
import { localAddress } from '#server/pages/find-page.ts';

/**
 * `GET /newsletter/confirm?token=…` and its like in each language: the built page with the token in its forms. It changes
 * nothing: mail scanners follow every link. Without a token the built page itself is the answer, before the router.
 */
export function getNewsletterPages(app: FastifyInstance, context: Context): void {
  const { site, pagesOfRoutes } = context;
  for (const locale of site.locales) {
    for (const path of Object.values(newsletterPaths)) {
      const address = localAddress(locale, path);
      const page = site.files.get(address);
      pagesOfRoutes.add(address);
      app.get(address, async (request, reply) => {
        const token = tokenOf(request);
        if (token === undefined && page) return answerPage(reply, page, 200, (html) => html);
        const found = !token ? undefined : await context.newsletter.find(token);
        const subscriber = token && found ? { token, language: found.language } : undefined;
        return answerNewsletterPage(context, reply, { locale, path, subscriber });
      });
    }
  }
}
