import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nativePath } from '#contracts/forms/endpoints.ts';
import type { FieldErrors } from '#contracts/forms/check-values.ts';
import { errorLabels, errorMessage, refusalLabels } from '#contracts/forms/error-labels.ts';
import { formFields } from '#contracts/forms/form-fields.ts';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import { localPath } from '#locales/addresses.ts';
import type { Context } from '#server/context.ts';
import { nativeMultipartBytes, textsOf } from '#server/forms/read-native-form.ts';
import type { RefusalCode } from '#server/forms/submit-form.ts';
import { receiveUpload, type ReceivedForm } from '#server/forms/uploads/receive-upload.ts';
import { codeOfStatus, rejectionOf, reportOutcome, sendShort } from '#server/http/answer-error.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { markPage } from '#server/http/pages/edit-page.ts';
import { fillForm } from '#server/http/pages/fill-form.ts';
import { findFormPage, findLocale, liveLanguage } from '#server/http/pages/find-page.ts';
import { sendChangedPage } from '#server/http/static/send-file.ts';

/**
 * `POST /forms/<form>`: a form posted by the browser itself, without JavaScript. 303 to a thank-you page, or the form's
 * page with the errors in its language and the submitted texts.
 */
export function postNativeForms(app: FastifyInstance, context: Context): void {
  const { site, submitForm, uploads } = context;
  for (const form of formNames) {
    app.post(nativePath(form), { errorHandler: answerProblem(context, form) }, async (request, reply) => {
      const submit = async ({ texts, files }: ReceivedForm): Promise<FastifyReply> => {
        const language = liveLanguage(site, texts);
        const network = networkOf(request.ip);
        const outcome = await submitForm({ form, texts, files, network, language, isNative: true });
        switch (outcome.kind) {
          case 'accepted':
            return reply.redirect(localPath(findLocale(site, language), `/thank-you/${form}`), 303);
          case 'invalid':
            // 422, because browsers and proxies treat 400 as a malformed request.
            return sendRejectedForm(context, reply.code(422), { form, texts, fields: outcome.fields });
          case 'refused':
            reportOutcome(reply, outcome);
            return sendRejectedForm(context, reply, { form, texts, message: messageOf(outcome.code) });
        }
      };
      if (!request.isMultipart()) return submit({ texts: textsOf(request), files: [] });
      return receiveUpload(request, { uploads, maxBytes: nativeMultipartBytes }, submit);
    });
  }
}

/** Shows errors from before the form was read on its page too. */
function answerProblem(context: Context, form: FormName) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = rejectionOf(error, request, reply, context);
    const code = codeOfStatus(status);
    const isKnown = code === 'too-large' || code === 'unavailable' || code === 'too-many-requests';
    const message = isKnown ? code : 'failed';
    sendRejectedForm(context, reply.code(status), { form, texts: {}, message }).catch(() => {
      sendShort(request, reply, status);
    });
  };
}

/** Returns the message for a code; the three spam codes share one. */
function messageOf(code: RefusalCode): keyof typeof refusalLabels {
  return code === 'proof-needed' || code === 'proof-invalid' ? 'spam' : code;
}

/** A rejected form, to be shown again with the submitted texts. */
type RejectedForm = { form: FormName; texts: Readonly<Record<string, string>> } & (
  | { fields: FieldErrors }
  | { message: keyof typeof refusalLabels }
);

/** Sends the form's page with the errors, in the page's language. */
async function sendRejectedForm(
  { site, labels }: Pick<Context, 'site' | 'labels'>,
  reply: FastifyReply,
  { form, texts, ...problem }: RejectedForm,
): Promise<FastifyReply> {
  const { referer = '' } = reply.request.headers;
  const paths = [texts[hiddenFields.page], URL.parse(referer)?.pathname];
  const page = findFormPage(site, form, paths, liveLanguage(site, texts));
  const label = (key = '') => labels(page?.locale.code ?? 'en', key);
  const fields = 'fields' in problem ? problem.fields : undefined;
  const table = errorLabels(form);
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, error]) => [field, label(errorMessage(table, field, error))]),
  );
  // Browsers don't keep files, so the visitor has to choose a required one again.
  for (const { name } of formFields(form).filter(({ kind, isRequired }) => kind === 'file' && isRequired))
    if (fields) errors[name] ??= label('form.error.file-again');
  const whole = label('message' in problem ? refusalLabels[problem.message] : 'form.check');
  if (!page) return reply.type('text/plain; charset=utf-8').send(`${whole}\n`);
  // The newsletter has one field, whose error is enough.
  const summary = form === 'newsletter' && fields ? undefined : whole;
  const state = { values: visible(texts), errors, summary, titlePrefix: label('form.notSent') };
  return sendChangedPage(site, page.file, reply, (html) =>
    // The response is at `/forms/<form>`, which has no version in the visitor's language to redirect to.
    markPage(fillForm(html, form, state), 'data-fixed'),
  );
}

/** Omits hidden fields: the page has its own. */
function visible(texts: Readonly<Record<string, string>>): Record<string, string> {
  const hidden: readonly string[] = Object.values(hiddenFields);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !hidden.includes(name)));
}
