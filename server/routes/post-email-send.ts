import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { textBytes } from '#server/forms/body-limits.ts';
import { answerEmailProtocol, readEmailRequest } from '#server/forms/email-protocol.ts';
import { liveLanguage } from '#server/forms/live-language.ts';
import { ownRecipients } from '#server/forms/own-recipients.ts';
import { RequestProblem } from '#server/forms/request-problem.ts';
import { answerErrorAsText } from '#server/guards/answer-error.ts';
import { networkOf } from '#server/guards/client-network.ts';
import { requireOwnPage } from '#server/guards/require-own-page.ts';

/** `POST /api/v1.0/email/send`: a form without a file, in the e-mail service's protocol. */
export function postEmailSend(app: FastifyInstance, context: Context): void {
  const { config, site, submitForm } = context;
  const recipients = ownRecipients(config);
  const errorHandler = answerErrorAsText(context);
  app.post(endpoints.emailSend, { bodyLimit: textBytes, errorHandler }, async (request, reply) => {
    requireOwnPage(request, config.siteUrl);
    const body = bodySchema.safeParse(request.body);
    if (!body.success) throw new RequestProblem(400);
    const { form, texts } = readEmailRequest(body.data, body.data.template_params, recipients);
    const language = liveLanguage(site, texts);
    const network = networkOf(request.ip);
    const outcome = await submitForm({ form, texts, files: [], network, language, isNative: false });
    return answerEmailProtocol(reply, outcome);
  });
}

const bodySchema = z.object({
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: z.record(z.string(), z.unknown()),
});
