import type { FastifyReply } from 'fastify';
import type { LanguageTag } from '#locales/registry.ts';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import type { SiteLocale } from '#server/http/static/load-site.ts';
import { answerPage } from './answer-page.ts';
import { fillForm } from './fill-form.ts';
import { localAddress } from './find-page.ts';

/** A page of the newsletter. */
export type NewsletterPage = {
  locale: SiteLocale;
  /** English address: `/newsletter/confirm`. */
  path: string;
  subscriber: { token: string; language: LanguageTag } | undefined;
};

/** Forms that these pages can contain. */
const forms = ['newsletter-confirm', 'newsletter-unsubscribe', 'newsletter-preferences'];

/** Key of the message for an expired or unknown link. Only the confirmation page suggests subscribing again. */
const unknownLink = (path: string) =>
  path === newsletterPaths.confirm ? 'newsletter.link.unknown' : 'newsletter.link.unknownSettings';

/** Sends a newsletter page with the token in its forms, or 404 with a message when the token is unknown. */
export async function answerNewsletterPage(
  { site, labels }: Pick<Context, 'site' | 'labels'>,
  reply: FastifyReply,
  { locale, path, subscriber }: NewsletterPage,
): Promise<FastifyReply> {
  const unknown = labels(locale.code, unknownLink(path));
  const status = subscriber ? 200 : 404;
  const page = site.files.get(localAddress(locale, path));
  if (!page) return reply.code(status).type('text/plain; charset=utf-8').send(`${unknown}\n`);
  const state = {
    values: { ...subscriber },
    errors: {},
    summary: subscriber ? undefined : unknown,
    titlePrefix: undefined,
  };
  return answerPage(site, reply, page, status, (html) =>
    forms.reduce((text, form) => fillForm(text, form, state), html),
  );
}
