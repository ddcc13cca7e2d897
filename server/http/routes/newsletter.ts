import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterPaths } from '#contracts/forms/endpoints.ts';
import { localPath } from '#locales/addresses.ts';
import type { Context } from '#server/context.ts';
import { boundedOr } from '#server/forms/bound-text.ts';
import type { FormTexts } from '#server/forms/read-native-form.ts';
import { receiveUpload } from '#server/forms/uploads/receive-upload.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import { fillForm, type FormState } from '#server/http/pages/fill-form.ts';
import { findLocale } from '#server/http/pages/find-page.ts';
import type { SiteFile, SiteLocale } from '#server/http/static/load-site.ts';
import { sendChangedPage, sendFile } from '#server/http/static/send-file.ts';

/**
 * `GET /newsletter/confirm?token=…` and the other newsletter pages, in each language: the built page with the token in
 * its forms. It changes nothing, because mail scanners follow every link. Without a token, sends the built page.
 *
 * `POST` to the same addresses, from the forms on these pages or from mail programs: changes the subscription, and
 * redirects to a page with the result. One-click unsubscribe by a mail program (RFC 8058) comes without cookies, from any
 * origin, with the token in the URL, and must not be redirected.
 */
export function addNewsletterPages(app: FastifyInstance, context: Context): void {
  const { site, newsletter } = context;
  for (const locale of site.locales) {
    for (const path of Object.values(newsletterPaths)) {
      const address = localPath(locale, path);
      const page = site.files.get(address);
      if (!page) continue;

      app.get(address, async (request, reply) => {
        const token = tokenOf(request);
        if (token === undefined) return sendFile(site, page, reply);
        const subscriber = token === '' ? undefined : await newsletter.find(token);
        if (!subscriber) return sendUnknownLink(context, { locale, path, page }, reply);
        const values = { token, language: subscriber.language };
        return sendChangedPage(site, page, reply, (html) => fillForms(html, { values }));
      });

      app.post(address, async (request, reply) => {
        const texts = await textsOfPost(request);
        // Mail programs send the token in the query, our pages in the form.
        const token = validToken(texts.token) || tokenOf(request);
        const result = token ? await changeSubscription(context, path, locale, token, texts) : undefined;
        if (path === newsletterPaths.unsubscribe && texts['List-Unsubscribe'] === 'One-Click') {
          reply.code(result ? 200 : 404).type('text/plain; charset=utf-8');
          return reply.send(result ? 'OK' : 'not-found');
        }
        return result ? reply.redirect(result, 303) : sendUnknownLink(context, { locale, path, page }, reply);
      });
    }
  }
}

/** Far more than the few fields that mail programs and our pages send. */
const maxBytes = 16 * 1024;

/** @throws RequestProblem 400, 413 */
async function textsOfPost(request: FastifyRequest): Promise<FormTexts> {
  if (!request.isMultipart()) return (request.body ?? {}) as FormTexts;
  return receiveUpload(request, { uploads: undefined, maxBytes }, ({ texts }) => texts);
}

/** Returns the token in the query; empty if it is malformed, undefined if there is none. */
function tokenOf({ query }: FastifyRequest): string | undefined {
  const { token } = query as Record<string, unknown>;
  return token === undefined ? undefined : validToken(token);
}

/** Returns a token, 32 bytes in base64url (`newsletter.ts`), or an empty text for anything else. */
function validToken(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : '';
}

/** Returns the address of the page with the result; undefined for an unknown token. */
async function changeSubscription(
  { newsletter, site }: Pick<Context, 'newsletter' | 'site'>,
  path: string,
  locale: SiteLocale,
  token: string,
  texts: FormTexts,
): Promise<string | undefined> {
  if (path === newsletterPaths.confirm) {
    return (await newsletter.confirm(token)) ? thanks(locale, 'confirmed') : undefined;
  }
  switch (path === newsletterPaths.unsubscribe ? 'unsubscribe' : texts.action) {
    case 'erase':
      return (await newsletter.erase(token)) ? thanks(locale, 'erased') : undefined;
    case 'unsubscribe':
      return (await newsletter.unsubscribe(token)) ? thanks(locale, 'unsubscribed') : undefined;
    case 'save':
      break;
    default:
      throw new RequestProblem(400);
  }
  const chosen = findLocale(site, boundedOr(texts.language, 35));
  if (chosen.tag !== texts.language) throw new RequestProblem(400);
  return (await newsletter.setLanguage(token, chosen.tag)) ? thanks(chosen, 'saved') : undefined;
}

function thanks(locale: SiteLocale, result: 'confirmed' | 'unsubscribed' | 'erased' | 'saved'): string {
  return localPath(locale, `/thank-you/newsletter-${result}`);
}

/** Sends a newsletter page as 404 with a message. Only the confirmation page suggests subscribing again. */
function sendUnknownLink(
  { site, labels }: Pick<Context, 'site' | 'labels'>,
  { locale, path, page }: { locale: SiteLocale; path: string; page: SiteFile },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isConfirmation = path === newsletterPaths.confirm;
  const summary = labels(locale.code, isConfirmation ? 'newsletter.link.unknown' : 'newsletter.link.unknownSettings');
  return sendChangedPage(site, page, reply.code(404), (html) => fillForms(html, { values: {}, summary }));
}

/** Fills the forms that these pages can contain. */
function fillForms(html: string, state: FormState): string {
  const forms = ['newsletter-confirm', 'newsletter-unsubscribe', 'newsletter-preferences'];
  return forms.reduce((text, form) => fillForm(text, form, state), html);
}
