import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { company } from '#content/facts/company.ts';
import { endpoints, ownEmailService } from '#contracts/forms/endpoints.ts';
import { isFormName } from '#contracts/forms/form-names.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { fieldsOf, multipartBytes, textBytes } from '#server/forms/read-native-form.ts';
import type { Outcome } from '#server/forms/submit-form.ts';
import { receiveUpload, type UploadedFile } from '#server/forms/uploads/receive-upload.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import { liveLanguage } from '#server/http/pages/find-page.ts';
import { reportOutcome } from '#server/http/answer-error.ts';

/** `POST /api/v1.0/email/send`: a form without a file, in the e-mail service's protocol. */
export function postEmailSend(app: FastifyInstance, context: Context): void {
  const submit = createSubmit(context);
  app.post(endpoints.emailSend, { bodyLimit: textBytes }, async (request, reply) => {
    const body = fieldsOf(request.body);
    return answerEmailProtocol(reply, await submit(request, body, fieldsOf(body.template_params)));
  });
}

/** `POST /api/v1.0/email/send-form`: a form with a file, in the e-mail service's protocol. */
export function postEmailSendForm(app: FastifyInstance, context: Context): void {
  const submit = createSubmit(context);
  app.post(endpoints.emailSendForm, async (request, reply) => {
    const limits = { uploads: context.uploads, maxBytes: multipartBytes };
    const outcome = await receiveUpload(request, limits, ({ texts, files }) => submit(request, texts, texts, files));
    return answerEmailProtocol(reply, outcome);
  });
}

type Params = Readonly<Record<string, unknown>>;

function createSubmit({ config, site, submitForm }: Context) {
  const recipients = ownRecipients(config);
  return (request: FastifyRequest, ids: Params, params: Params, files: readonly UploadedFile[] = []) => {
    const { form, texts } = readEmailRequest(ids, params, recipients);
    const [network, language] = [networkOf(request.ip), liveLanguage(site, texts)];
    return submitForm({ form, texts, files, network, language, isNative: false });
  };
}

/**
 * Maps the parameters of a mail to one of our forms. The service's own parameter names are used for fields that are
 * missing. Recipient, subject and body are never taken from a browser, only validated.
 *
 * @param ids `service_id`, `template_id` and `user_id` of the request
 * @param params template parameters, not validated
 * @param recipients our own addresses, in lower case
 * @throws RequestProblem 400 for another service, an unknown template, a foreign recipient, or a text that could inject
 *   a mail header
 */
function readEmailRequest(ids: Params, params: Params, recipients: ReadonlySet<string>) {
  const { service_id: service, user_id: publicKey, template_id: form } = ids;
  if (service !== ownEmailService.serviceId || publicKey !== ownEmailService.publicKey || !isFormName(form)) {
    throw new RequestProblem(400);
  }
  for (const name of headerParams) {
    const value = params[name];
    if (value !== undefined && (typeof value !== 'string' || !isHeaderText(value))) throw new RequestProblem(400);
  }
  const { to_email: recipient } = params;
  if (typeof recipient === 'string' && recipient !== '' && !recipients.has(recipient.trim().toLowerCase())) {
    throw new RequestProblem(400);
  }
  const texts = {
    name: params.from_name ?? params.user_name,
    email: params.from_email ?? params.user_email ?? params.reply_to,
    ...params,
  };
  return { form, texts };
}

/** Replies as the service does, in plain text: `OK`, or the error. */
function answerEmailProtocol(reply: FastifyReply, outcome: Outcome): FastifyReply {
  const problem = reportOutcome(reply, outcome) ?? { code: 'OK' };
  return reply.type('text/plain; charset=utf-8').send('fields' in problem ? JSON.stringify(problem) : problem.code);
}

/** Parameters that a mail template uses in headers. */
const headerParams = ['from_name', 'from_email', 'to_name', 'to_email', 'reply_to', 'user_name', 'user_email'];

/** Rejects line breaks and other control characters, and texts over 2,000 characters. */
function isHeaderText(text: string): boolean {
  return text.length <= 2_000 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());
}

/** Recipients that a request may name: the company's and the configured addresses, in lower case. */
function ownRecipients({ mailTo }: Pick<Config, 'mailTo'>): ReadonlySet<string> {
  const configured = mailTo?.split(',').map((address) => address.trim()) ?? [];
  return new Set([...Object.values(company.mail), ...configured].map((address) => address.toLowerCase()));
}
