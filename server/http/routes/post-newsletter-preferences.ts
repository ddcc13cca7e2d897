import type { FastifyInstance } from 'fastify';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { readNewsletterPost, type NewsletterPost } from '#server/newsletter/read-token.ts';
import { answerNewsletterPage } from '#server/http/pages/answer-newsletter-page.ts';
import { findLocale, localAddress } from '#server/http/pages/find-page.ts';
import type { SiteLocale } from '#server/http/static/load-site.ts';

/** `POST /newsletter/preferences` in each language: saves the language, unsubscribes, or erases the subscriber. */
export function postNewsletterPreferences(app: FastifyInstance, context: Context): void {
  const path = newsletterPaths.preferences;
  for (const locale of context.site.locales) {
    app.post(localAddress(locale, path), async (request, reply) => {
      const post = await readNewsletterPost(request);
      const thanks = post.token === '' ? undefined : await act(context, locale, post);
      return thanks === undefined
        ? answerNewsletterPage(context, reply, { locale, path, subscriber: undefined })
        : reply.redirect(thanks, 303);
    });
  }
}

/** Returns the address of the page with the result; undefined for an unknown token. */
async function act(
  { newsletter, site }: Pick<Context, 'newsletter' | 'site'>,
  locale: SiteLocale,
  { token, texts }: NewsletterPost,
): Promise<string | undefined> {
  switch (texts.action) {
    case 'erase':
      return (await newsletter.erase(token)) ? localAddress(locale, '/thank-you/newsletter-erased') : undefined;
    case 'unsubscribe':
      return (await newsletter.unsubscribe(token))
        ? localAddress(locale, '/thank-you/newsletter-unsubscribed')
        : undefined;
    case 'save':
      break;
    default:
      throw new RequestProblem(400);
  }
  const chosen = findLocale(site, texts.language ?? '');
  if (chosen.tag !== texts.language) throw new RequestProblem(400);
  return (await newsletter.setLanguage(token, chosen.tag))
    ? localAddress(chosen, '/thank-you/newsletter-saved')
    : undefined;
}
