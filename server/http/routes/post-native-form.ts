import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nativePath } from '#contracts/forms/endpoints.ts';
import { errorLabels, errorMessage, refusalLabels } from '#contracts/forms/error-labels.ts';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import type { Context } from '#server/context.ts';
import { nativeMultipartBytes, textsOf } from '#server/forms/read-native-form.ts';
import { statusOfOutcome, type Outcome, type RefusalCode } from '#server/forms/submit-form.ts';
import { receiveUpload, UploadNotStored, type ReceivedUpload } from '#server/forms/uploads/receive-upload.ts';
import { rejectionOf, sendShort } from '#server/http/answer-error.ts';
import { networkOf } from '#server/http/client-network.ts';
import { answerPage } from '#server/http/pages/answer-page.ts';
import { markPage } from '#server/http/pages/edit-page.ts';
import { fillForm } from '#server/http/pages/fill-form.ts';
import { findFormPage, findLocale, liveLanguage, localAddress } from '#server/http/pages/find-page.ts';
import { rejectCrossSite } from '#server/http/reject-cross-site.ts';

/**
 * `POST /forms/<form>`: a form posted by the browser itself, without JavaScript. 303 to a thank-you page, or the form's
 * page with the errors in its language and the submitted texts.
 */
export function postNativeForms(app: FastifyInstance, context: Context): void {
  for (const form of formNames) {
    app.post(nativePath(form), { errorHandler: answerProblem(context, form) }, async (request, reply) => {
      rejectCrossSite(request, context.config.siteUrl);
      return receive(context, request, (received) => handle(context, form, request, reply, received));
    });
  }
}

async function handle(
  context: Context,
  form: FormName,
  request: FastifyRequest,
  reply: FastifyReply,
  { texts, files }: ReceivedUpload,
): Promise<FastifyReply> {
  const { site, submitForm } = context;
  const language = liveLanguage(site, texts);
  const network = networkOf(request.ip);
  const outcome = await submitForm({ form, texts, files, network, language, isNative: true });
  if (outcome.kind === 'accepted') {
    return reply.redirect(localAddress(findLocale(site, language), `/thank-you/${form}`), 303);
  }
  if (outcome.kind === 'refused' && outcome.retryAfterSeconds !== undefined) {
    reply.header('retry-after', outcome.retryAfterSeconds);
  }
  // 422, because browsers and proxies treat 400 as a malformed request.
  const status = outcome.kind === 'invalid' ? 422 : statusOfOutcome(outcome);
  return answerRefused(context, reply, { form, status, texts, outcome });
}

/** Shows errors from before the form was read on its page too, with the submitted texts if they are known. */
function answerProblem(context: Context, form: FormName) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, code } = rejectionOf(error, request, reply, context);
    const texts = error instanceof UploadNotStored ? error.texts : {};
    const outcome = {
      kind: 'refused',
      code: code === 'too-large' || code === 'unavailable' ? code : 'bad-request',
    } as const;
    answerRefused(context, reply, { form, status, texts, outcome }).catch(() => {
      sendShort(request, reply, status);
    });
  };
}

async function receive<Result>(
  { uploads }: Pick<Context, 'uploads'>,
  request: FastifyRequest,
  use: (received: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return use({ texts: textsOf(request), files: [] });
  return receiveUpload(request, { uploads, maxBytes: nativeMultipartBytes }, use);
}

function refererPath({ headers: { referer } }: FastifyRequest): string | undefined {
  return referer === undefined ? undefined : URL.parse(referer)?.pathname;
}

/** A rejected form, to be shown again. */
type RefusedForm = {
  form: FormName;
  status: number;
  /** The submitted texts. */
  texts: Readonly<Record<string, string>>;
  outcome: Extract<Outcome, { kind: 'invalid' }> | { kind: 'refused'; code: RefusalCode | 'too-large' | 'bad-request' };
};

/** Sends the form's page with the errors, in the page's language, and the submitted texts. */
async function answerRefused(
  { site, labels }: Pick<Context, 'site' | 'labels'>,
  reply: FastifyReply,
  { form, status, texts, outcome }: RefusedForm,
): Promise<FastifyReply> {
  const paths = [texts[hiddenFields.page], refererPath(reply.request)];
  const page = findFormPage(site, form, paths, liveLanguage(site, texts));
  const label = (key = '') => labels(page?.locale.code ?? 'en', key);
  const fields = outcome.kind === 'invalid' ? outcome.fields : {};
  const table = errorLabels(form);
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(fields).map(([field, error]) => [field, label(errorMessage(table, field, error))]),
  );
  // Browsers don't keep files, so the visitor has to choose the résumé again.
  if (form === 'application' && outcome.kind === 'invalid' && !Object.hasOwn(fields, 'resume'))
    errors.resume = label('form.error.file-again');
  const whole = label(outcome.kind === 'invalid' ? 'form.check' : refusalLabels[labelNameOf(outcome.code)]);
  if (!page) return reply.code(status).type('text/plain; charset=utf-8').send(`${whole}\n`);
  // The newsletter has one field, whose error is enough.
  const summary = form === 'newsletter' && outcome.kind === 'invalid' ? undefined : whole;
  const state = { values: visible(texts), errors, summary, titlePrefix: label('form.notSent') };
  return answerPage(site, reply, page.file, status, (html) =>
    // The response is at `/forms/<form>`, which has no version in the visitor's language to redirect to.
    markPage(fillForm(html, form, state), 'data-fixed'),
  );
}

/** Returns the label's name for a code; the three spam codes share one. */
function labelNameOf(code: RefusalCode | 'too-large' | 'bad-request'): keyof typeof refusalLabels {
  if (code === 'proof-needed' || code === 'proof-invalid') return 'spam';
  return code === 'bad-request' ? 'failed' : code;
}

/** Omits hidden fields: the page has its own. */
function visible(texts: Readonly<Record<string, string>>): Record<string, string> {
  const hidden: readonly string[] = Object.values(hiddenFields);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !hidden.includes(name)));
}
