import type { FastifyInstance } from 'fastify';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { tokenOf } from '#server/newsletter/read-token.ts';
import { answerNewsletterPage } from '#server/http/pages/answer-newsletter-page.ts';
import { localAddress } from '#server/http/pages/find-page.ts';
import { sendFile } from '#server/http/static/send-file.ts';

/**
 * `GET /newsletter/confirm?token=…` and the other newsletter pages, in each language: the built page with the token in
 * its forms. It changes nothing, because mail scanners follow every link. Without a token, sends the built page.
 */
export function getNewsletterPages(app: FastifyInstance, context: Context): void {
  const { site } = context;
  for (const locale of site.locales) {
    for (const path of Object.values(newsletterPaths)) {
      const address = localAddress(locale, path);
      const page = site.files.get(address);
      app.get(address, async (request, reply) => {
        const token = tokenOf(request);
        if (token === undefined && page) return sendFile(site, page, request, reply);
        const found = !token ? undefined : await context.newsletter.find(token);
        const subscriber = token && found ? { token, language: found.language } : undefined;
        return answerNewsletterPage(context, reply, { locale, path, subscriber });
      });
    }
  }
}
