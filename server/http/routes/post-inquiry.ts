import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { Context } from '#server/context.ts';
import { fieldsOf, textBytes } from '#server/forms/read-native-form.ts';
import { liveLanguage } from '#server/http/pages/find-page.ts';
import { reportOutcome } from '#server/http/answer-error.ts';
import { networkOf } from '#server/requests/client-network.ts';

/** `POST /api/inquiry`: first request of the inquiry widget. The mail it sends next is the same submission. */
export function postInquiry(app: FastifyInstance, { site, submitForm }: Context): void {
  app.post(endpoints.inquiry, { bodyLimit: textBytes }, async (request, reply) => {
    const texts = fieldsOf(request.body);
    const outcome = await submitForm({
      form: 'inquiry',
      texts,
      files: [],
      network: networkOf(request.ip),
      language: liveLanguage(site, texts),
      isNative: false,
    });
    return reportOutcome(reply, outcome) ?? { ok: true };
  });
}
