import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Context } from '#server/context.ts';
import { fieldsOf, textBytes } from '#server/forms/read-native-form.ts';
import { liveLanguage } from '#server/http/pages/find-page.ts';
import { statusOfOutcome } from '#server/forms/submit-form.ts';
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
    reply.code(statusOfOutcome(outcome));
    switch (outcome.kind) {
      case 'accepted':
        return { ok: true };
      case 'invalid':
        return { code: 'invalid-fields' satisfies ErrorCode, fields: outcome.fields };
      case 'refused':
        if (outcome.retryAfterSeconds !== undefined) reply.header('retry-after', outcome.retryAfterSeconds);
        return { code: outcome.code satisfies ErrorCode };
    }
  });
}
