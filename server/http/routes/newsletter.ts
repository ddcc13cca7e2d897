import type { FastifyInstance, FastifyReply } from 'fastify';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import type { LanguageTag } from '#locales/registry.ts';
import type { Context } from '#server/context.ts';
import { answerPage } from '#server/http/pages/answer-page.ts';
import { RequestProblem } from '#server/http/errors.ts';
import { fillForm } from '#server/http/pages/fill-form.ts';
import { findLocale, localAddress } from '#server/http/pages/find-page.ts';
import type { SiteLocale } from '#server/http/static/load-site.ts';
import { sendFile } from '#server/http/static/send-file.ts';
import { readNewsletterPost, tokenOf, type NewsletterPost } from '#server/newsletter/read-token.ts';

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

/** `POST` to the same addresses, from the forms on these pages or from mail programs. */
export function postNewsletterForms(app: FastifyInstance, context: Context): void {
  for (const locale of context.site.locales) {
    postConfirm(app, context, locale);
    postUnsubscribe(app, context, locale);
    postPreferences(app, context, locale);
  }
}

/** `POST /newsletter/confirm`: activates the subscription. */
function postConfirm(app: FastifyInstance, context: Context, locale: SiteLocale): void {
  const path = newsletterPaths.confirm;
  app.post(localAddress(locale, path), async (request, reply) => {
    const { token } = await readNewsletterPost(request);
    const isConfirmed = token !== '' && (await context.newsletter.confirm(token));
    return isConfirmed
      ? reply.redirect(thanks(locale, 'confirmed'), 303)
      : answerNewsletterPage(context, reply, { locale, path, subscriber: undefined });
  });
}

/**
 * `POST /newsletter/unsubscribe`. One-click unsubscribe by a mail program (RFC 8058) comes without cookies, from any
 * origin, with the token in the URL, and must not be redirected.
 */
function postUnsubscribe(app: FastifyInstance, context: Context, locale: SiteLocale): void {
  const path = newsletterPaths.unsubscribe;
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
      ? reply.redirect(thanks(locale, 'unsubscribed'), 303)
      : answerNewsletterPage(context, reply, { locale, path, subscriber: undefined });
  });
}

/** `POST /newsletter/preferences`: saves the language, unsubscribes, or erases the subscriber. */
function postPreferences(app: FastifyInstance, context: Context, locale: SiteLocale): void {
  const path = newsletterPaths.preferences;
  app.post(localAddress(locale, path), async (request, reply) => {
    const post = await readNewsletterPost(request);
    const address = post.token === '' ? undefined : await changeSubscription(context, locale, post);
    return address === undefined
      ? answerNewsletterPage(context, reply, { locale, path, subscriber: undefined })
      : reply.redirect(address, 303);
  });
}

/** Returns the address of the page with the result; undefined for an unknown token. */
async function changeSubscription(
  { newsletter, site }: Pick<Context, 'newsletter' | 'site'>,
  locale: SiteLocale,
  { token, texts }: NewsletterPost,
): Promise<string | undefined> {
  switch (texts.action) {
    case 'erase':
      return (await newsletter.erase(token)) ? thanks(locale, 'erased') : undefined;
    case 'unsubscribe':
      return (await newsletter.unsubscribe(token)) ? thanks(locale, 'unsubscribed') : undefined;
    case 'save':
      break;
    default:
      throw new RequestProblem(400);
  }
  const chosen = findLocale(site, texts.language ?? '');
  if (chosen.tag !== texts.language) throw new RequestProblem(400);
  return (await newsletter.setLanguage(token, chosen.tag)) ? thanks(chosen, 'saved') : undefined;
}

function thanks(locale: SiteLocale, result: 'confirmed' | 'unsubscribed' | 'erased' | 'saved'): string {
  return localAddress(locale, `/thank-you/newsletter-${result}`);
}

/** A page of the newsletter. */
type NewsletterPage = {
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
async function answerNewsletterPage(
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
