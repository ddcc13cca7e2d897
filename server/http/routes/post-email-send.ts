import type { FastifyInstance, FastifyReply } from 'fastify';
import { company } from '#content/facts/company.ts';
import { endpoints, ownEmailService } from '#contracts/forms/endpoints.ts';
import { isFormName } from '#contracts/forms/form-names.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { fieldsOf, multipartBytes, textBytes } from '#server/forms/read-native-form.ts';
import type { Outcome } from '#server/forms/submit-form.ts';
import { receiveUpload } from '#server/forms/uploads/receive-upload.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import { liveLanguage } from '#server/http/pages/find-page.ts';
import { reportOutcome } from '#server/http/report-outcome.ts';

/** `POST /api/v1.0/email/send`: a form without a file, in the e-mail service's protocol. */
export function postEmailSend(app: FastifyInstance, context: Context): void {
  const { config, site, submitForm } = context;
  const recipients = ownRecipients(config);
  app.post(endpoints.emailSend, { bodyLimit: textBytes }, async (request, reply) => {
    const body = fieldsOf(request.body);
    const { form, texts } = readEmailRequest(body, fieldsOf(body.template_params), recipients);
    const language = liveLanguage(site, texts);
    const network = networkOf(request.ip);
    const outcome = await submitForm({ form, texts, files: [], network, language, isNative: false });
    return answerEmailProtocol(reply, outcome);
  });
}

/** `POST /api/v1.0/email/send-form`: a form with a file, in the e-mail service's protocol. */
export function postEmailSendForm(app: FastifyInstance, context: Context): void {
  const { config, site, submitForm, uploads } = context;
  const recipients = ownRecipients(config);
  app.post(endpoints.emailSendForm, async (request, reply) => {
    const network = networkOf(request.ip);
    const outcome = await receiveUpload(request, { uploads, maxBytes: multipartBytes }, (received) => {
      const { form, texts } = readEmailRequest(received.texts, received.texts, recipients);
      const language = liveLanguage(site, texts);
      return submitForm({ form, texts, files: received.files, network, language, isNative: false });
    });
    return answerEmailProtocol(reply, outcome);
  });
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
function readEmailRequest(
  ids: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, unknown>>,
  recipients: ReadonlySet<string>,
) {
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
