import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#contracts/forms/endpoints.ts';
import { isFormName } from '#contracts/forms/form-names.ts';
import type { Context } from '#server/context.ts';
import { acceptJson } from '#server/forms/read-json.ts';
import { acceptMultipart, acceptNativeForms } from '#server/forms/read-native-form.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import { addNewsletterPages } from './newsletter.ts';
import { postHelpful } from './post-helpful.ts';
import { postEmailSend, postEmailSendForm } from './post-email-send.ts';
import { postInquiry } from './post-inquiry.ts';
import { postNativeForms } from './post-native-form.ts';

/** Adds the routes of the forms, grouped by the content types that they accept; others get 415. */
export function addFormRoutes(app: FastifyInstance, context: Context): void {
  getProof(app, context);
  const group = (accept: (scope: FastifyInstance) => void, add: (scope: FastifyInstance) => void) => {
    app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      accept(scope);
      add(scope);
      done();
    });
  };
  group(acceptJson, (scope) => {
    rejectCrossSite(scope, context);
    postEmailSend(scope, context);
    postInquiry(scope, context);
  });
  group(acceptMultipart, (scope) => {
    rejectCrossSite(scope, context);
    postEmailSendForm(scope, context);
  });
  group(acceptNativeForms, (scope) => {
    rejectCrossSite(scope, context);
    postNativeForms(scope, context);
    postHelpful(scope, context);
  });
  group(acceptNativeForms, (scope) => addNewsletterPages(scope, context));
}

/**
 * Rejects cross-site POSTs with 403: unlike JSON, a form can be posted to any origin without a preflight. Clients that
 * send neither `Sec-Fetch-Site` nor `Origin` are allowed.
 */
function rejectCrossSite(scope: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  scope.addHook('preHandler', (request, _reply, done) => {
    done(isSameSite(request, config.siteUrl) ? undefined : new RequestProblem(403));
  });
}

/** @param siteUrl the configured canonical origin, if any */
function isSameSite({ headers, hostname, host }: FastifyRequest, siteUrl: string | undefined): boolean {
  const { 'sec-fetch-site': relation, origin } = headers;
  // `none`: started by the user, for example from a bookmark.
  if (relation !== undefined) return relation === 'same-origin' || relation === 'none';
  if (origin === undefined || origin === siteUrl) return true;
  // Sandboxed frames of any site send `null`; our own pages always send their origin.
  const from = URL.parse(origin)?.host;
  return from === host || from === hostname;
}

/** `GET /api/proof?form=contact`: a proof-of-work challenge for one submission, harder for networks that ask often. */
function getProof(app: FastifyInstance, { proofs, proofDifficulty }: Context): void {
  app.get<{ Querystring: { form?: unknown } }>(endpoints.proof, ({ query, ip }) => {
    if (!isFormName(query.form)) throw new RequestProblem(400);
    return proofs.issue(query.form, proofDifficulty(networkOf(ip)));
  });
}
