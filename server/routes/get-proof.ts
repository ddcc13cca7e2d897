import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contracts/forms/endpoints.ts';
import { isFormName } from '#contracts/forms/form-names.ts';
import type { Context } from '#server/context.ts';
import { RequestProblem } from '#server/forms/request-problem.ts';

/** `GET /api/proof?form=contact`: a proof of work for one submission of a form. Nothing is stored of it. */
export function getProof(app: FastifyInstance, { proofs }: Pick<Context, 'proofs'>): void {
  app.get<{ Querystring: { form?: unknown } }>(endpoints.proof, ({ query }) => {
    if (!isFormName(query.form)) throw new RequestProblem(400);
    return proofs.issue(query.form);
  });
}
