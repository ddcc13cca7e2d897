import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nativePath } from '#contracts/forms/endpoints.ts';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import type { Context } from '#server/context.ts';
import { nativeMultipartBytes, textsOf } from '#server/forms/read-native-form.ts';
import { liveLanguage } from '#server/http/pages/find-page.ts';
import { statusOfOutcome } from '#server/forms/submit-form.ts';
import { refusalOf, sendShort } from '#server/http/answer-error.ts';
import { networkOf } from '#server/http/client-network.ts';
import { rejectCrossSite } from '#server/http/reject-cross-site.ts';
import { answerNativeForm } from '#server/http/pages/answer-native-form.ts';
import { findLocale, localAddress } from '#server/http/pages/find-page.ts';
import { receiveUpload, UploadNotStored, type ReceivedUpload } from '#server/forms/uploads/receive-upload.ts';

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
  const paths = [texts[hiddenFields.page], refererPath(request)];
  return answerNativeForm(context, reply, { form, status, paths, language, texts, outcome });
}

/** Shows errors from before the form was read on its page too, with the submitted texts if they are known. */
function answerProblem(context: Context, form: FormName) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, code } = refusalOf(error, request, reply, context);
    const texts = error instanceof UploadNotStored ? error.texts : {};
    const paths = [texts[hiddenFields.page], refererPath(request)];
    const language = liveLanguage(context.site, texts);
    const outcome = {
      kind: 'refused',
      code: code === 'too-large' || code === 'unavailable' ? code : 'bad-request',
    } as const;
    answerNativeForm(context, reply, { form, status, paths, language, texts, outcome }).catch(() => {
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
