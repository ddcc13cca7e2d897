import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { answerEmailProtocol, ownRecipients, readEmailRequest } from '#server/forms/email-protocol.ts';
import { fieldsOf, multipartBytes, textBytes } from '#server/forms/read-native-form.ts';
import { receiveUpload } from '#server/forms/uploads/receive-upload.ts';
import { networkOf } from '#server/http/client-network.ts';
import { liveLanguage } from '#server/http/pages/find-page.ts';

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
