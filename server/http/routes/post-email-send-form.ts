import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { multipartBytes } from '#server/forms/read-native-form.ts';
import { answerEmailProtocol, readEmailRequest } from '#server/forms/email-protocol.ts';
import { liveLanguage } from '#server/http/pages/find-page.ts';
import { ownRecipients } from '#server/forms/email-protocol.ts';
import { answerErrorAsText } from '#server/http/answer-error.ts';
import { networkOf } from '#server/http/client-network.ts';
import { rejectCrossSite } from '#server/http/reject-cross-site.ts';
import { receiveUpload } from '#server/forms/uploads/receive-upload.ts';

/** `POST /api/v1.0/email/send-form`: a form with a file, in the e-mail service's protocol. */
export function postEmailSendForm(app: FastifyInstance, context: Context): void {
  const { config, site, submitForm, uploads } = context;
  const recipients = ownRecipients(config);
  app.post(endpoints.emailSendForm, { errorHandler: answerErrorAsText(context) }, async (request, reply) => {
    rejectCrossSite(request, config.siteUrl);
    const network = networkOf(request.ip);
    const outcome = await receiveUpload(request, { uploads, maxBytes: multipartBytes }, (received) => {
      const { form, texts } = readEmailRequest(received.texts, received.texts, recipients);
      const language = liveLanguage(site, texts);
      return submitForm({ form, texts, files: received.files, network, language, isNative: false });
    });
    return answerEmailProtocol(reply, outcome);
  });
}
