import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Context } from '#server/context.ts';
import { textBytes } from '#server/forms/body-limits.ts';
import { liveLanguage } from '#server/forms/live-language.ts';
import { statusOfOutcome } from '#server/forms/outcome-status.ts';
import { RequestProblem } from '#server/forms/request-problem.ts';
import { networkOf } from '#server/guards/client-network.ts';
import { requireOwnPage } from '#server/guards/require-own-page.ts';

/** `POST /api/inquiry`: the inquiry widget's first call. The mail that it sends next is the same submission. */
export function postInquiry(app: FastifyInstance, { config, site, submitForm }: Context): void {
  app.post(endpoints.inquiry, { bodyLimit: textBytes }, async (request, reply) => {
    requireOwnPage(request, config.siteUrl);
    const body = bodySchema.safeParse(request.body);
    if (!body.success) throw new RequestProblem(400);
    const texts = body.data;
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

const bodySchema = z.record(z.string(), z.unknown());
